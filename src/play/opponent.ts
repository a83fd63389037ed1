/** Who plays against a person that has chosen nobody, in the terminal as in the browser. */
export const DEFAULT_OPPONENT = 'casual'
