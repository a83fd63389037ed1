/** Numbers of the anomalies; they come in place of another card, and have no rarity. */
export const printings = [
  [1, 'ghostform', 'F'],
  [2, 'infomancer', 'F'],
  [3, 'lateral-shift', 'F'],
  [4, 'memolith', 'F'],
  [5, 'nizak-the-forgotten', 'F'],
  [6, 'orb-of-wonder', 'F'],
  [7, 'the-grim-reaper', 'F'],
  [8, 'the-red-baron', 'F'],
  [9, 'timequake', 'F'],
  [10, 'valoocanth', 'F'],
  [11, 'ecto-charge', 'F'],
  [12, 'near-future-lens', 'F'],
  [14, 'curse-of-forgetfulness', 'F'],
] as const
