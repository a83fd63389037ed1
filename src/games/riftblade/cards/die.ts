/** Designed by Catena; no source counts the faces of the Riftstones. The owner of a box puts the printed six in. */
export const die = ['mana', 'mana', 'empowered', 'empowered', 'overcharged', 'wild'] as const
