/** Card names in German, where they are known. */
export const names: Readonly<Record<string, string>> = {
  ghostform: 'Geisterform',
  infomancer: 'Informantiker',
  'lateral-shift': 'Lateralverschiebung',
  'nizak-the-forgotten': 'Nizak der Vergessene',
  'orb-of-wonder': 'Wunderkugel',
  'the-grim-reaper': 'Der Sensenmann',
  'the-red-baron': 'Der Rote Baron',
  timequake: 'Zeitbeben',
  'ecto-charge': 'Ekto-Ladung',
  'near-future-lens': 'Linse der nahen Zukunft',
  'curse-of-forgetfulness': 'Fluch der Vergesslichkeit',
}
