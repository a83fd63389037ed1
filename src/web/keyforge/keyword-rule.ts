/** The rule that explains a keyword. */
export function ruleOfKeyword(keyword: string): string {
  return `kf.${keyword === 'splashAttack' ? 'splash' : keyword}.1`
}
