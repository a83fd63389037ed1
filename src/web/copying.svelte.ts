/** Copies text to the clipboard, and tells how that went: where it failed, the text is shown to be copied by hand. */
export class Copying {
  state = $state<'no' | 'yes' | 'failed'>('no')

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.state = 'yes'
    } catch {
      this.state = 'failed'
    }
  }
}
