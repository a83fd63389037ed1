/**
 * Ids of the cards whose rows hold the values of a printed box; `die` when the faces of the stones do. All others are shown as designed by
 * Catena (rb.set.1). How to put the printed values in: docs/riftblade-cards.md.
 */
export const printed: readonly string[] = []
