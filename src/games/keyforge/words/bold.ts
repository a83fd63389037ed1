/** Marks the bold word in rendered text: clients split there. */
export const BOLD_END = '\u27e7'
