// Seats, archives and cards of a packet are pressed like cards: each has a number above those of all cards.
const FIRST_SEAT = 1000
const FIRST_ARCHIVE = 2000
const FIRST_PACKET_CARD = 3000

export const seatSubject = (seat: number): number => FIRST_SEAT + seat
export const archiveSubject = (archive: number): number => FIRST_ARCHIVE + archive
export const packetSubject = (index: number): number => FIRST_PACKET_CARD + index

/** The archive that such a number means, -1 for another thing. */
export const archiveOfSubject = (subject: number): number =>
  subject >= FIRST_ARCHIVE && subject < FIRST_PACKET_CARD ? subject - FIRST_ARCHIVE : -1
