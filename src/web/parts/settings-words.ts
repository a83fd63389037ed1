import type { Language } from '../protocol.ts'

interface SettingsWords {
  readonly themes: Readonly<Record<'auto' | 'dark' | 'light', string>>
  readonly contrast: string
  readonly motion: string
  readonly sound: string
  /** From the softest. */
  readonly loudness: readonly string[]
  readonly pictures: string
  readonly cardSize: string
  readonly sizes: readonly string[]
  readonly speed: string
  readonly speeds: Readonly<Record<'calm' | 'normal' | 'quick' | 'instant', string>>
  readonly stops: string
  /** From none to the most. */
  readonly halts: readonly string[]
  readonly singleKeys: string
  readonly change: string
  readonly confirmEnd: string
  readonly on: string
  readonly off: string
}

/** Said on the page of settings alone. */
export const SETTINGS_WORDS: Readonly<Record<Language, SettingsWords>> = {
  en: {
    themes: { auto: 'As the system', dark: 'Dark', light: 'Light' },
    contrast: 'More contrast',
    motion: 'Less motion',
    sound: 'Sound',
    loudness: ['Soft', 'Medium', 'Loud'],
    pictures: 'Pictures on cards',
    cardSize: 'Card size',
    sizes: ['Small', 'Normal', 'Large', 'Very large'],
    speed: 'Pace of the opponent',
    speeds: { calm: 'Calm', normal: 'Normal', quick: 'Quick', instant: 'At once' },
    stops: 'Stop until I go on',
    halts: ['Never', 'After the opponent’s turn', 'After cards and fights', 'After all that the opponent does'],
    singleKeys: 'Single-key shortcuts',
    change: 'Look at and change',
    confirmEnd: 'Ask before a turn ends with something unused',
    on: 'On',
    off: 'Off',
  },
  de: {
    themes: { auto: 'Wie das System', dark: 'Dunkel', light: 'Hell' },
    contrast: 'Mehr Kontrast',
    motion: 'Weniger Bewegung',
    sound: 'Ton',
    loudness: ['Leise', 'Mittel', 'Laut'],
    pictures: 'Bilder auf Karten',
    cardSize: 'Kartengröße',
    sizes: ['Klein', 'Normal', 'Groß', 'Sehr groß'],
    speed: 'Tempo des Gegners',
    speeds: { calm: 'Ruhig', normal: 'Normal', quick: 'Schnell', instant: 'Sofort' },
    stops: 'Anhalten, bis ich weitergehe',
    halts: ['Nie', 'Nach dem Zug des Gegners', 'Nach Karten und Kämpfen', 'Nach allem, was der Gegner tut'],
    singleKeys: 'Tastenkürzel aus einer Taste',
    change: 'Ansehen und ändern',
    confirmEnd: 'Nachfragen, wenn am Zugende etwas ungenutzt ist',
    on: 'An',
    off: 'Aus',
  },
  it: {
    themes: { auto: 'Come il sistema', dark: 'Scuro', light: 'Chiaro' },
    contrast: 'Più contrasto',
    motion: 'Meno movimento',
    sound: 'Suoni',
    loudness: ['Piano', 'Medio', 'Forte'],
    pictures: 'Immagini sulle carte',
    cardSize: 'Dimensione carte',
    sizes: ['Piccola', 'Normale', 'Grande', 'Molto grande'],
    speed: 'Ritmo dell’avversario',
    speeds: { calm: 'Calmo', normal: 'Normale', quick: 'Veloce', instant: 'Subito' },
    stops: 'Fermarsi finché continuo',
    halts: ['Mai', 'Dopo il turno dell’avversario', 'Dopo carte e combattimenti', 'Dopo ogni cosa che fa l’avversario'],
    singleKeys: 'Scorciatoie a un tasto',
    change: 'Guarda e cambia',
    confirmEnd: 'Chiedi prima di finire il turno se resta qualcosa',
    on: 'Sì',
    off: 'No',
  },
}
