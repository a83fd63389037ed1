/** Card names in German, where they are known. */
export const names: Readonly<Record<string, string>> = {
  brammo: 'Bruni',
  'brend-the-fanatic': 'Brend der Fanatische',
  'culf-the-quiet': 'Culf der Stille',
  'flamewake-shaman': 'Flammende Schamanin',
  'helper-bot': 'Hilfs-Bot',
  'marmo-swarm': 'Marmo-Schwarm',
  'ronnie-wristclocks': 'Ronnie Uhrich',
  skullion: 'Schädelling',
  'yantzee-gang': 'Yantzee-Bande',
}
