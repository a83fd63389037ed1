/** Card names in Italian, where they are known. */
export const names: Readonly<Record<string, string>> = {
  archimedes: 'Anacleto',
  'baron-mengevin': 'Barone Mengevin',
  'brend-the-fanatic': 'Brend il Fanatico',
  'culf-the-quiet': 'Culf il Taciturno',
  'flamewake-shaman': 'Sciamana Scintilla',
  foozle: 'Polverentola',
  'helper-bot': 'Bot Aiutante',
  'marmo-swarm': 'Sciame di Marmot',
  'ronnie-wristclocks': 'Ronnie Cinturolex',
}
