import type { Language } from '../../../ability/language.ts'
import type { House } from '../rules/index.ts'
import * as englishTerms from '../glossary/en.ts'
import * as germanTerms from '../glossary/de.ts'
import * as italianTerms from '../glossary/it.ts'

/** What was given, to be told again: text that was cut short and made safe, another plain value, or only what kind of thing it was. */
export type Given = { readonly text: string } | { readonly value: string } | { readonly kind: 'list' | 'object' | 'nothing' }

/** Every sentence about a fault of a deck: the thing, and what would make it right. */
export interface FaultWords {
  noDeck(given: Given): string
  noVaultDeck(): string
  listOfDecks(): string
  notJson(detail: string): string
  address(): string
  unknownField(field: Given, known: readonly string[]): string
  tooLarge(length: number, most: number): string
  nameNotText(given: Given): string
  noName(): string
  longName(length: number, most: number): string
  hiddenInName(name: Given, sign: Given): string
  markupInName(name: Given): string
  listWithoutName(): string
  nameAgain(): string
  housesNoList(given: Given): string
  houseCount(count: number, names: readonly Given[]): string
  houseTwice(houses: readonly House[]): string
  podCount(count: number): string
  podsOfOneHouse(houses: readonly House[]): string
  podsOfOneDeck(deck: Given): string
  podOfForeignHouse(deck: Given, house: House, houses: readonly House[]): string
  podsOfSeveralSets(decks: readonly (readonly [deck: Given, sets: readonly string[]])[]): string
  deckOfNoSet(deck: Given): string
  tokenOfNoPod(token: Given, known: readonly string[]): string
  unknownHouse(given: Given, known: readonly House[]): string
  listWithoutHouses(): string
  secondDeck(): string
  housesAgain(): string
  noCards(): string
  cardsNotLinked(missing: string): string
  tooManyCards(count: number): string
  cardsOfHouse(house: House, count: number): string
  unknownCard(card: Given, set: string | undefined, suggestions: readonly string[]): string
  unknownTwin(card: Given, set: string | undefined): string
  unknownToken(given: Given): string
  tokenInDeck(card: Given): string
  badTide(given: Given): string
  cardWithoutId(given: Given): string
  cardOfForeignHouse(card: Given, house: House, houses: readonly House[]): string
  cardOfUnknownHouse(card: Given, house: Given): string
  cardUnderHeading(card: Given, house: House, heading: House, maverick: boolean): string
  badMaverick(mark: Given): string
  badCount(card: Given, count: number): string
  longLine(length: number): string
  wrongType(card: Given, given: Given, type: string): string
  linkedCard(index: number, name: Given | undefined): string
  linkedTwice(card: Given): string
  notLinked(key: Given): string
  iconsNoList(card: Given, given: Given, count: number | undefined, most: number): string
  unknownIcon(card: Given, icon: Given, known: readonly string[]): string
  tooManyIcons(card: Given, count: number, most: number): string
  iconsLeft(card: Given, copies: number): string
  copiesNoList(given: Given): string
  copyNotInDeck(key: Given): string
  enhancedWithout(card: Given): string
  unknownSet(set: Given, known: readonly string[]): string
}

type Kinds = Readonly<Record<'list' | 'object' | 'nothing', string>>

const quoter = (open: string, close: string, kinds: Kinds) => (given: Given) =>
  'text' in given ? `${open}${given.text}${close}` : 'value' in given ? given.value : kinds[given.kind]

const namer = (names: Readonly<Record<House, string>>) => (houses: readonly House[]) => houses.map((house) => names[house]).join(', ')

const en = quoter('"', '"', { list: 'a list', object: 'an object', nothing: 'nothing' })
const de = quoter('„', '“', { list: 'eine Liste', object: 'ein Objekt', nothing: 'nichts' })
const it = quoter('“', '”', { list: 'un elenco', object: 'un oggetto', nothing: 'niente' })
const english = namer(englishTerms.houses)
const german = namer(germanTerms.houses)
const italian = namer(italianTerms.houses)

export const FAULT_WORDS: Readonly<Record<Language, FaultWords>> = {
  en: {
    noDeck: (given) => `a deck is an object with "name", "houses" and "cards", not ${en(given)}`,
    noVaultDeck: () => 'there is no deck in "data"; give the JSON that the Master Vault serves for one deck',
    listOfDecks: () => 'there is no deck in "data"; it is a list of decks: give the JSON of one',
    unknownField: (field, known) => `there is a field ${en(field)}, which is not known here; known are ${known.join(', ')}`,
    address: () =>
      'this is an address, and nothing is fetched from elsewhere; open it in a browser, save the JSON of the deck and give that',
    notJson: (detail) => `the text begins like JSON, but it is not JSON (${detail})`,
    tooLarge: (length, most) => `the text has ${length} characters; a deck has far fewer than ${most}`,
    nameNotText: (given) => `the name of the deck must be text, not ${en(given)}`,
    noName: () => 'the deck has no name; give it one',
    longName: (length, most) => `the name of the deck is ${length} characters long, it may have ${most}`,
    hiddenInName: (name, sign) => `the name of the deck, ${en(name)}, has the hidden character ${en(sign)}; take it out`,
    markupInName: (name) => `the name of the deck, ${en(name)}, must be plain text without "<" and ">"`,
    listWithoutName: () => 'the list has no name; begin it with a line "Name: …"',
    nameAgain: () => 'the deck has its name already; leave this line out',
    housesNoList: (given) => `a deck needs three houses, not ${en(given)}`,
    houseCount: (count, names) =>
      `the deck has ${count} ${count === 1 ? 'house' : 'houses'}${names.length > 0 ? ` (${names.map(en).join(', ')})` : ''}, it must have three`,
    podCount: (count) => `an alliance has three pods, not ${count}`,
    podsOfOneHouse: (houses) => `the pods of an alliance are of different houses, these are of ${english(houses)}`,
    podsOfOneDeck: (deck) => `the pods are all of ${en(deck)}, which is a deck already; take at least one from another deck`,
    podOfForeignHouse: (deck, house, houses) => `${en(deck)} has no house ${english([house])}; its houses are ${english(houses)}`,
    podsOfSeveralSets: (decks) =>
      `the decks of an alliance are all of one set; ${decks.map(([deck, sets]) => `${en(deck)} is of ${sets.join(' or ')}`).join(', ')}`,
    deckOfNoSet: (deck) => `no set has all cards of ${en(deck)}; a deck of the Master Vault says which of them are legacies`,
    tokenOfNoPod: (token, known) =>
      `${en(token)} lies beside none of the decks; ${known.length === 0 ? 'they have no token creature, leave it out' : `choose one of ${known.join(', ')}`}`,
    houseTwice: (houses) => `the deck has a house twice (${english(houses)}), it must have three different ones`,
    unknownHouse: (given, known) => `there is no house ${en(given)}; the houses are ${english(known)}`,
    listWithoutHouses: () => 'the list has no houses; add a line such as "Houses: Dis, Mars, Shadows"',
    secondDeck: () => 'a second deck begins here; give each deck a file of its own',
    housesAgain: () => 'the deck has its houses already; leave this line out',
    noCards: () => 'a deck needs "cards", a list such as [{ "id": "punch" }]',
    cardsNotLinked: (missing) => `"${missing}" is missing; ask the Master Vault for the deck with its cards linked (links=cards)`,
    tooManyCards: (count) => `the deck lists ${count} cards, it must have 36`,
    cardsOfHouse: (house, count) => `house ${english([house])} has ${count} ${count === 1 ? 'card' : 'cards'}, it must have twelve`,
    unknownCard: (card, set, suggestions) =>
      `there is no card ${en(card)}${set === undefined ? '' : ` of ${set}`} here${suggestions.length === 0 ? '; card ids look like "bait-and-switch"' : `; did you mean ${suggestions.map((one) => `"${one}"`).join(' or ')}?`}`,
    unknownTwin: (card, set) => `there is no evil twin of ${en(card)}${set === undefined ? '' : ` of ${set}`} here`,
    tokenInDeck: (card) => `${en(card)} is a token creature: it lies beside a deck, as its token`,
    unknownToken: (given) => `there is no token creature ${en(given)} here`,
    badTide: (given) => `"tide" says whether the deck brings the tide card: true or false, not ${en(given)}`,
    cardWithoutId: (given) => `every card of a deck needs an "id" such as "bait-and-switch"; one is ${en(given)}`,
    cardOfForeignHouse: (card, house, houses) =>
      `${en(card)} is of house ${english([house])}, which the deck does not have (${english(houses)})`,
    cardOfUnknownHouse: (card, house) => `${en(card)} is of house ${en(house)}, which there is not`,
    cardUnderHeading: (card, house, heading, maverick) =>
      `${en(card)} is of house ${english([house])}, but stands under ${english([heading])}; ${maverick ? `put it under ${english([house])}` : `write "${bare(card)} (maverick ${heading})" if it is a maverick`}`,
    badMaverick: (mark) => `${en(mark)} after a card must name the house of a maverick, such as "(maverick dis)"`,
    badCount: (card, count) => `${en(card)} is listed ${count} times; a deck has 1 to 36 of a card`,
    longLine: (length) => `the line has ${length} characters; a line holds one card, such as "2x Punch"`,
    wrongType: (card, given, type) => `${en(card)} is ${en(given)} in this deck, but the card of this title is of type ${type}`,
    linkedCard: (index, name) =>
      `card ${index} of "_linked.cards"${name === undefined ? '' : `, ${en(name)},`} must have "id" and "card_title", both text`,
    linkedTwice: (card) => `${en(card)} has the id of another card of "_linked.cards"`,
    notLinked: (key) => `the deck lists the card ${en(key)}, which "_linked.cards" does not describe`,
    iconsNoList: (card, given, count, most) =>
      `the bonus icons of ${en(card)} must be a list of up to ${most}, not ${count === undefined ? en(given) : `a list of ${count}`}`,
    unknownIcon: (card, icon, known) => `${en(card)} has the bonus icon ${en(icon)}; known are ${known.join(', ')}`,
    tooManyIcons: (card, count, most) => `${en(card)} has ${count} bonus icons, a card has room for ${most}`,
    iconsLeft: (card, copies) => `${en(card)} has bonus icons for ${copies} more copies than the deck has`,
    copiesNoList: (given) => `"bonus_icons" must be a list with one entry for each enhanced card, not ${en(given)}`,
    copyNotInDeck: (key) => `"bonus_icons" has an entry for the card ${en(key)}, which is not in the deck`,
    enhancedWithout: (card) => `${en(card)} is enhanced, but "bonus_icons" does not say with what`,
    unknownSet: (set, known) => `decks of ${bare(set)} cannot be made here; the sets are ${known.join(', ')}`,
  },
  de: {
    noDeck: (given) => `ein Deck ist ein Objekt mit „name“, „houses“ und „cards“, gegeben ist aber ${de(given)}`,
    noVaultDeck: () => 'in „data“ steht kein Deck; gebraucht wird das JSON, das der Master Vault für ein Deck liefert',
    listOfDecks: () => 'in „data“ steht kein Deck, sondern eine Liste von Decks; gebraucht wird das JSON eines einzelnen',
    unknownField: (field, known) => `es gibt ein Feld ${de(field)}, das hier nicht bekannt ist; bekannt sind ${known.join(', ')}`,
    address: () =>
      'das ist eine Adresse, und von anderswo wird nichts geholt; öffne sie im Browser, speichere das JSON des Decks und gib dieses an',
    notJson: (detail) => `der Text beginnt wie JSON, ist aber keines (${detail})`,
    tooLarge: (length, most) => `der Text hat ${length} Zeichen; ein Deck hat weit weniger als ${most}`,
    nameNotText: (given) => `der Name des Decks muss Text sein, gegeben ist aber ${de(given)}`,
    noName: () => 'das Deck hat keinen Namen; gib ihm einen',
    longName: (length, most) => `der Name des Decks ist ${length} Zeichen lang, erlaubt sind ${most}`,
    hiddenInName: (name, sign) => `der Name des Decks, ${de(name)}, enthält das unsichtbare Zeichen ${de(sign)}; nimm es heraus`,
    markupInName: (name) => `der Name des Decks, ${de(name)}, muss reiner Text ohne „<“ und „>“ sein`,
    listWithoutName: () => 'der Liste fehlt der Name; beginne sie mit einer Zeile „Name: …“',
    nameAgain: () => 'das Deck hat schon einen Namen; lass diese Zeile weg',
    housesNoList: (given) => `ein Deck braucht drei Fraktionen, gegeben ist aber ${de(given)}`,
    houseCount: (count, names) =>
      `das Deck hat ${count} ${count === 1 ? 'Fraktion' : 'Fraktionen'}${names.length > 0 ? ` (${names.map(de).join(', ')})` : ''}, es müssen drei sein`,
    podCount: (count) => `eine Allianz hat drei Fraktionsteile, nicht ${count}`,
    podsOfOneHouse: (houses) => `die Teile einer Allianz sind von verschiedenen Fraktionen, diese sind von ${german(houses)}`,
    podsOfOneDeck: (deck) => `die Teile sind alle aus ${de(deck)}, das schon ein Deck ist; nimm mindestens einen aus einem anderen Deck`,
    podOfForeignHouse: (deck, house, houses) =>
      `${de(deck)} hat die Fraktion ${german([house])} nicht; die Fraktionen dort sind ${german(houses)}`,
    podsOfSeveralSets: (decks) =>
      `die Decks einer Allianz sind alle aus einem Set; ${decks.map(([deck, sets]) => `${de(deck)} ist aus ${sets.join(' oder ')}`).join(', ')}`,
    deckOfNoSet: (deck) => `kein Set hat alle Karten von ${de(deck)}; ein Deck des Master Vault sagt, welche davon Legacy-Karten sind`,
    tokenOfNoPod: (token, known) =>
      `${de(token)} liegt neben keinem der Decks; ${known.length === 0 ? 'sie haben keine Token-Kreatur, lass sie weg' : `wähle eine von ${known.join(', ')}`}`,
    houseTwice: (houses) => `das Deck hat eine Fraktion doppelt (${german(houses)}), es müssen drei verschiedene sein`,
    unknownHouse: (given, known) => `es gibt keine Fraktion ${de(given)}; die Fraktionen heißen ${german(known)}`,
    listWithoutHouses: () => 'der Liste fehlen die Fraktionen; ergänze eine Zeile wie „Houses: Dis, Mars, Shadows“',
    secondDeck: () => 'hier beginnt ein zweites Deck; gib jedem Deck eine eigene Datei',
    housesAgain: () => 'das Deck hat schon seine Fraktionen; lass diese Zeile weg',
    noCards: () => 'ein Deck braucht „cards“, eine Liste wie [{ "id": "punch" }]',
    cardsNotLinked: (missing) => `„${missing}“ fehlt; rufe das Deck im Master Vault mit seinen Karten ab (links=cards)`,
    tooManyCards: (count) => `das Deck führt ${count} Karten auf, es müssen 36 sein`,
    cardsOfHouse: (house, count) =>
      `die Fraktion ${german([house])} hat ${count} ${count === 1 ? 'Karte' : 'Karten'}, es müssen zwölf sein`,
    unknownCard: (card, set, suggestions) =>
      `die Karte ${de(card)}${set === undefined ? '' : ` aus ${set}`} gibt es hier nicht${suggestions.length === 0 ? '' : `; ist ${suggestions.map((one) => `„${one}“`).join(' oder ')} gemeint?`}`,
    unknownTwin: (card, set) => `den bösen Zwilling von ${de(card)}${set === undefined ? '' : ` aus ${set}`} gibt es hier nicht`,
    tokenInDeck: (card) => `${de(card)} ist eine Token-Kreatur: sie liegt neben einem Deck, als dessen Token`,
    unknownToken: (given) => `die Token-Kreatur ${de(given)} gibt es hier nicht`,
    badTide: (given) => `„tide“ sagt, ob das Deck die Gezeitenkarte mitbringt: true oder false, nicht ${de(given)}`,
    cardWithoutId: (given) => `jede Karte eines Decks braucht eine „id“ wie „bait-and-switch“; bei einer steht ${de(given)}`,
    cardOfForeignHouse: (card, house, houses) =>
      `${de(card)} gehört zur Fraktion ${german([house])}, die dieses Deck nicht hat (${german(houses)})`,
    cardOfUnknownHouse: (card, house) => `${de(card)} gehört zur Fraktion ${de(house)}, die es nicht gibt`,
    cardUnderHeading: (card, house, heading, maverick) =>
      `${de(card)} gehört zur Fraktion ${german([house])}, steht aber unter ${german([heading])}; ${maverick ? `stelle die Karte unter ${german([house])}` : `schreibe „${bare(card)} (maverick ${heading})“, wenn sie ein Maverick ist`}`,
    badMaverick: (mark) => `${de(mark)} hinter einer Karte muss die Fraktion eines Mavericks nennen, etwa „(maverick dis)“`,
    badCount: (card, count) => `${de(card)} steht ${count}-mal da; ein Deck hat 1 bis 36 von einer Karte`,
    longLine: (length) => `die Zeile hat ${length} Zeichen; in einer Zeile steht eine Karte, etwa „2x Punch“`,
    wrongType: (card, given, type) => `${de(card)} ist in diesem Deck ${de(given)}, die Karte dieses Titels hat aber den Typ ${type}`,
    linkedCard: (index, name) =>
      `Karte ${index} in „_linked.cards“${name === undefined ? '' : `, ${de(name)},`} braucht „id“ und „card_title“, beides als Text`,
    linkedTwice: (card) => `${de(card)} hat die Kennung einer anderen Karte in „_linked.cards“`,
    notLinked: (key) => `das Deck führt die Karte ${de(key)} auf, die in „_linked.cards“ nicht beschrieben ist`,
    iconsNoList: (card, given, count, most) =>
      `die Bonussymbole von ${de(card)} müssen eine Liste mit höchstens ${most} Einträgen sein, gegeben ist aber ${count === undefined ? de(given) : `eine mit ${count}`}`,
    unknownIcon: (card, icon, known) => `${de(card)} hat das Bonussymbol ${de(icon)}; bekannt sind ${known.join(', ')}`,
    tooManyIcons: (card, count, most) => `${de(card)} hat ${count} Bonussymbole, auf eine Karte passen ${most}`,
    iconsLeft: (card, copies) =>
      copies === 1
        ? `${de(card)} hat Bonussymbole für eine Karte mehr, als im Deck sind`
        : `${de(card)} hat Bonussymbole für ${copies} Karten mehr, als im Deck sind`,
    copiesNoList: (given) => `„bonus_icons“ muss eine Liste mit einem Eintrag je verbesserter Karte sein, gegeben ist aber ${de(given)}`,
    copyNotInDeck: (key) => `„bonus_icons“ hat einen Eintrag für die Karte ${de(key)}, die nicht im Deck ist`,
    enhancedWithout: (card) => `${de(card)} ist verbessert, aber „bonus_icons“ sagt nicht, womit`,
    unknownSet: (set, known) => `Decks aus ${bare(set)} können hier nicht erzeugt werden; die Sets sind ${known.join(', ')}`,
  },
  it: {
    noDeck: (given) => `un mazzo è un oggetto con “name”, “houses” e “cards”, ma qui c’è ${it(given)}`,
    noVaultDeck: () => 'in “data” non c’è un mazzo; serve il JSON che il Master Vault fornisce per un mazzo',
    listOfDecks: () => 'in “data” non c’è un mazzo ma un elenco di mazzi; serve il JSON di uno solo',
    unknownField: (field, known) => `c’è un campo ${it(field)}, che qui non si conosce; si conoscono ${known.join(', ')}`,
    address: () =>
      'questo è un indirizzo, e da altrove non si scarica nulla; aprilo nel browser, salva il JSON del mazzo e fornisci quello',
    notJson: (detail) => `il testo comincia come JSON, ma non lo è (${detail})`,
    tooLarge: (length, most) => `il testo ha ${length} caratteri; un mazzo ne ha molti meno di ${most}`,
    nameNotText: (given) => `il nome del mazzo deve essere un testo, ma qui c’è ${it(given)}`,
    noName: () => 'il mazzo non ha un nome; assegnane uno',
    longName: (length, most) => `il nome del mazzo ha ${length} caratteri, può averne ${most}`,
    hiddenInName: (name, sign) => `il nome del mazzo, ${it(name)}, contiene il carattere nascosto ${it(sign)}; toglilo`,
    markupInName: (name) => `il nome del mazzo, ${it(name)}, deve essere testo semplice senza “<” e “>”`,
    listWithoutName: () => 'all’elenco manca il nome; comincia con una riga “Name: …”',
    nameAgain: () => 'il mazzo ha già un nome; togli questa riga',
    housesNoList: (given) => `un mazzo ha bisogno di tre Case, ma qui c’è ${it(given)}`,
    houseCount: (count, names) =>
      `il mazzo ha ${count} ${count === 1 ? 'Casa' : 'Case'}${names.length > 0 ? ` (${names.map(it).join(', ')})` : ''}, devono essere tre`,
    podCount: (count) => `un’alleanza ha tre parti, non ${count}`,
    podsOfOneHouse: (houses) => `le parti di un’alleanza sono di Case diverse, queste sono di ${italian(houses)}`,
    podsOfOneDeck: (deck) => `le parti vengono tutte da ${it(deck)}, che è già un mazzo; prendine almeno una da un altro mazzo`,
    podOfForeignHouse: (deck, house, houses) => `${it(deck)} non ha la Casa ${italian([house])}; le sue Case sono ${italian(houses)}`,
    podsOfSeveralSets: (decks) =>
      `i mazzi di un’alleanza sono tutti di una serie; ${decks.map(([deck, sets]) => `${it(deck)} è di ${sets.join(' o ')}`).join(', ')}`,
    deckOfNoSet: (deck) => `nessuna serie ha tutte le carte di ${it(deck)}; un mazzo del Master Vault dice quali sono carte eredità`,
    tokenOfNoPod: (token, known) =>
      `${it(token)} non accompagna nessuno dei mazzi; ${known.length === 0 ? 'non hanno creature token, tralasciala' : `scegli tra ${known.join(', ')}`}`,
    houseTwice: (houses) => `il mazzo ha due volte la stessa Casa (${italian(houses)}), devono essere tre diverse`,
    unknownHouse: (given, known) => `non esiste una Casa ${it(given)}; le Case sono ${italian(known)}`,
    listWithoutHouses: () => 'all’elenco mancano le Case; aggiungi una riga come “Houses: Dis, Mars, Shadows”',
    secondDeck: () => 'qui comincia un secondo mazzo; metti ogni mazzo in un file a parte',
    housesAgain: () => 'il mazzo ha già le sue Case; togli questa riga',
    noCards: () => 'un mazzo ha bisogno di “cards”, un elenco come [{ "id": "punch" }]',
    cardsNotLinked: (missing) => `manca “${missing}”; chiedi al Master Vault il mazzo con le sue carte (links=cards)`,
    tooManyCards: (count) => `il mazzo elenca ${count} carte, devono essere 36`,
    cardsOfHouse: (house, count) => `la Casa ${italian([house])} ha ${count} ${count === 1 ? 'carta' : 'carte'}, devono essere dodici`,
    unknownCard: (card, set, suggestions) =>
      `la carta ${it(card)}${set === undefined ? '' : ` di ${set}`} qui non esiste${suggestions.length === 0 ? '' : `; forse intendi ${suggestions.map((one) => `“${one}”`).join(' o ')}?`}`,
    unknownTwin: (card, set) => `il gemello malvagio di ${it(card)}${set === undefined ? '' : ` di ${set}`} qui non esiste`,
    tokenInDeck: (card) => `${it(card)} è una creatura token: sta accanto a un mazzo, come suo token`,
    unknownToken: (given) => `la creatura token ${it(given)} qui non esiste`,
    badTide: (given) => `“tide” dice se il mazzo porta la carta della marea: true o false, non ${it(given)}`,
    cardWithoutId: (given) => `ogni carta di un mazzo ha bisogno di un “id” come “bait-and-switch”; in una c’è ${it(given)}`,
    cardOfForeignHouse: (card, house, houses) =>
      `${it(card)} è della Casa ${italian([house])}, che questo mazzo non ha (${italian(houses)})`,
    cardOfUnknownHouse: (card, house) => `${it(card)} è della Casa ${it(house)}, che non esiste`,
    cardUnderHeading: (card, house, heading, maverick) =>
      `${it(card)} è della Casa ${italian([house])}, ma sta sotto ${italian([heading])}; ${maverick ? `mettila sotto ${italian([house])}` : `scrivi “${bare(card)} (maverick ${heading})” se è un ramingo`}`,
    badMaverick: (mark) => `${it(mark)} dopo una carta deve indicare la Casa di un ramingo, come “(maverick dis)”`,
    badCount: (card, count) => `${it(card)} è elencata ${count} volte; un mazzo ha da 1 a 36 copie di una carta`,
    longLine: (length) => `la riga ha ${length} caratteri; una riga contiene una carta, come “2x Punch”`,
    wrongType: (card, given, type) => `${it(card)} in questo mazzo è ${it(given)}, ma la carta con questo titolo è di tipo ${type}`,
    linkedCard: (index, name) =>
      `la carta ${index} di “_linked.cards”${name === undefined ? '' : `, ${it(name)},`} deve avere “id” e “card_title”, entrambi testo`,
    linkedTwice: (card) => `${it(card)} ha l’identificativo di un’altra carta di “_linked.cards”`,
    notLinked: (key) => `il mazzo elenca la carta ${it(key)}, che “_linked.cards” non descrive`,
    iconsNoList: (card, given, count, most) =>
      `le icone bonus di ${it(card)} devono essere un elenco di al massimo ${most}, ma qui c’è ${count === undefined ? it(given) : `un elenco di ${count}`}`,
    unknownIcon: (card, icon, known) => `${it(card)} ha l’icona bonus ${it(icon)}; si conoscono ${known.join(', ')}`,
    tooManyIcons: (card, count, most) => `${it(card)} ha ${count} icone bonus, una carta ne può avere ${most}`,
    iconsLeft: (card, copies) =>
      copies === 1
        ? `${it(card)} ha icone bonus per una copia in più di quelle del mazzo`
        : `${it(card)} ha icone bonus per ${copies} copie in più di quelle del mazzo`,
    copiesNoList: (given) => `“bonus_icons” deve essere un elenco con una voce per ogni carta potenziata, ma qui c’è ${it(given)}`,
    copyNotInDeck: (key) => `“bonus_icons” ha una voce per la carta ${it(key)}, che non è nel mazzo`,
    enhancedWithout: (card) => `${it(card)} è potenziata, ma “bonus_icons” non dice con che cosa`,
    unknownSet: (set, known) => `qui non si possono creare mazzi di ${bare(set)}; le serie sono ${known.join(', ')}`,
  },
}

/** Without quotes, inside a sentence that is quoted itself. */
function bare(given: Given): string {
  return 'text' in given ? given.text : en(given)
}
