/** Card names in Italian, where they are known. */
export const names: Readonly<Record<string, string>> = {
  ghostform: 'Forma Fantasma',
  infomancer: 'Infomante',
  'lateral-shift': 'Traslazione Laterale',
  memolith: 'Memolito',
  'nizak-the-forgotten': 'Nizak il Dimenticato',
  'orb-of-wonder': 'Globo delle Meraviglie',
  'the-grim-reaper': 'Tristo Mietitore',
  'the-red-baron': 'Barone Rosso',
  timequake: 'Scossa Temporale',
  valoocanth: 'Valucanto',
  'ecto-charge': 'Ecto-Carica',
  'near-future-lens': 'Lente del Futuro Prossimo',
  'curse-of-forgetfulness': 'Maledizione dell’Oblio',
}
