/** A date as it is read, in a language. */
export const sayDay = (date: string, language: string): string =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
