/** The sign of what a card can do. */
export const glyphOf = (verb: string): string => ({ omni: 'action', unstun: 'stun' })[verb] ?? verb
