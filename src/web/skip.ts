/** Past what stands at the top of every page. */
export function skip(): void {
  const to = document.getElementById('question') ?? document.querySelector('main')
  to?.setAttribute('tabindex', '-1')
  to?.focus()
}
