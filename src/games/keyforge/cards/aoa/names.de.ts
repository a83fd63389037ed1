/** Card names in German, where they are known. */
export const names: Readonly<Record<string, string>> = {
  'helper-bot': 'Hilfs-Bot',
}
