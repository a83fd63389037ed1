import type { Language } from '../../../ability/language.ts'

type Names = Readonly<Record<string, readonly [en: string, de: string, it: string]>>

/** Words of the game that are not grammar, in three languages; the German and Italian are those of the rule books. */
const HOUSE_NAMES: Names = {
  brobnar: ['Brobnar', 'Brobnar', 'Brobnar'],
  dis: ['Dis', 'Dis', 'Dis'],
  ekwidon: ['Ekwidon', 'Ekwidon', 'Ekwidon'],
  geistoid: ['Geistoid', 'Geistoid', 'Geistoid'],
  keyraken: ['Keyraken', 'Keyraken', 'Keyraken'],
  logos: ['Logos', 'Logos', 'Logos'],
  mars: ['Mars', 'Mars', 'Marte'],
  redemption: ['Redemption', 'Redemption', 'Redemption'],
  sanctum: ['Sanctum', 'Sanctum', 'Sanctum'],
  saurian: ['Saurian', 'Saurianer', 'Sauriani'],
  shadows: ['Shadows', 'Schatten', 'Ombre'],
  skyborn: ['Skyborn', 'Skyborn', 'Skyborn'],
  staralliance: ['Star Alliance', 'Sternenallianz', 'Alleanza Astrale'],
  unfathomable: ['Unfathomable', 'Unergründliche', 'Insondabili'],
  untamed: ['Untamed', 'Ungezähmte', 'Selvaggi'],
}

const KEYWORD_NAMES: Names = {
  alpha: ['alpha', 'Alpha', 'Alfa'],
  assault: ['assault', 'Ansturm', 'Assalto'],
  deploy: ['deploy', 'Stationieren', 'Schieramento'],
  elusive: ['elusive', 'Schwer zu fassen', 'Elusione'],
  hazardous: ['hazardous', 'Gefährlich', 'Pericolo'],
  invulnerable: ['invulnerable', 'Unverwundbar', 'Invulnerabilità'],
  omega: ['omega', 'Omega', 'Omega'],
  poison: ['poison', 'Gift', 'Veleno'],
  skirmish: ['skirmish', 'Scharmützel', 'Schermaglia'],
  splashAttack: ['splash-attack', 'Explosionsangriff', 'Attacco a Schianto'],
  taunt: ['taunt', 'Spott', 'Provocazione'],
  treachery: ['treachery', 'Verrat', 'Tradimento'],
  versatile: ['versatile', 'Vielseitig', 'Versatile'],
}

const TRAIT_NAMES: Names = {
  agent: ['Agent', 'Agent', 'Agente'],
  ally: ['Ally', 'Verbündeter', 'Alleato'],
  angel: ['Angel', 'Engel', 'Angelo'],
  beast: ['Beast', 'Bestie', 'Bestia'],
  cyborg: ['Cyborg', 'Cyborg', 'Cyborg'],
  demon: ['Demon', 'Dämon', 'Demone'],
  dragon: ['Dragon', 'Drache', 'Drago'],
  elf: ['Elf', 'Elf', 'Elfo'],
  faerie: ['Faerie', 'Fee', 'Fata'],
  fungus: ['Fungus', 'Pilz', 'Fungo'],
  giant: ['Giant', 'Riese', 'Gigante'],
  goblin: ['Goblin', 'Goblin', 'Goblin'],
  horseman: ['Horseman', 'Reiter', 'Cavaliere dell’Apocalisse'],
  human: ['Human', 'Mensch', 'Umano'],
  imp: ['Imp', 'Imp', 'Imp'],
  insect: ['Insect', 'Insekt', 'Insetto'],
  item: ['Item', 'Gegenstand', 'Oggetto'],
  knight: ['Knight', 'Ritter', 'Cavaliere'],
  location: ['Location', 'Ort', 'Luogo'],
  martian: ['Martian', 'Marsianer', 'Marziano'],
  merchant: ['Merchant', 'Händler', 'Mercante'],
  mutant: ['Mutant', 'Mutant', 'Mutante'],
  niffle: ['Niffle', 'Niffel', 'Niffle'],
  power: ['Power', 'Macht', 'Potere'],
  priest: ['Priest', 'Priester', 'Sacerdote'],
  quest: ['Quest', 'Auftrag', 'Missione'],
  ranger: ['Ranger', 'Waldläufer', 'Ranger'],
  robot: ['Robot', 'Roboter', 'Robot'],
  scientist: ['Scientist', 'Wissenschaftler', 'Scienziato'],
  soldier: ['Soldier', 'Soldat', 'Soldato'],
  specter: ['Specter', 'Gespenst', 'Spettro'],
  spirit: ['Spirit', 'Geist', 'Spirito'],
  thief: ['Thief', 'Dieb', 'Ladro'],
  vehicle: ['Vehicle', 'Fahrzeug', 'Veicolo'],
  weapon: ['Weapon', 'Waffe', 'Arma'],
  witch: ['Witch', 'Hexe', 'Strega'],
}

const COLUMN: Record<Language, 0 | 1 | 2> = { en: 0, de: 1, it: 2 }
const TABLES: Record<string, Names> = { house: HOUSE_NAMES, keyword: KEYWORD_NAMES, trait: TRAIT_NAMES }

/** A term in a language; the id itself when it is not in the table. */
export function termOf(kind: string, id: string, language: Language): string {
  return TABLES[kind]?.[id]?.[COLUMN[language]] ?? id
}
