/** Card names in Italian, where they are known. */
export const names: Readonly<Record<string, string>> = {
  archimedes: 'Anacleto',
  'helper-bot': 'Bot Aiutante',
}
