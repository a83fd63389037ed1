// Three words that lead to an open table, to be read out where a link cannot be sent. They are the same in all languages, so that whoever reads
// them out and whoever types them need not have the same one; no two of the list are as alike as one slip of the hand.

export const LIST: readonly string[] = `
  acorn acrobat action active actor agenda airport alarm album alley almond alpaca alpine amber anchor angel angle animal antenna antique
  anvil apple apricot april apron aqua arcade archer arctic arena armor aroma arrow artist aspen aster atlas atom attic audio august
  aurora autumn avocado axis azure bacon badge bagel bagpipe bakery balcony ballet balloon bamboo banana banjo banner barley barrel basalt
  basil basket bassoon battery bazaar beard beaver bedrock beehive beetle bell bench beret berry bicycle biology birch biscuit bishop
  bison blanket blossom blue boat bobcat bonfire bonus book border botany bottle boulder bouquet bowl bracket branch brass bread breeze
  brick bridge brigade bright bronze broom brother brown brush bubble bucket budget buffalo bugle bumper bunker burger butler button
  cabaret cabin cable cactus cadet cafe calcium calypso camel camera camp canal candle candy canoe canvas canyon captain caramel caravan
  carbon cargo carpet carrot cartoon cascade cashew castle catalog cavalry cavern cedar celery cellar cello cement center century ceramic
  cereal chalk chamber chapel chapter chariot charm cheese cherry chess chicken chimney choir cider cinema circle circus citrus city
  classic clay clever cliff climate clock cloud cluster coast cobalt cobra cocoa coconut coffee color comet comic compass concert condor
  cookie copper coral corner cosmos cotton cougar country coupon courage cousin coyote cradle crane crater cream cricket crimson crocus
  cruise crystal cubic culture cupcake curry curtain cushion custard cymbal cypress dahlia dairy damask dance data dawn decade decimal
  decoy deer delta denim dental dervish desert diamond diary diesel digital dinner diploma disco dish doctor dolphin domino donkey donut
  dragon drama drawer drum drummer duchess duck duet dune dynamo eagle earth east echo eclair eclipse edge editor eight elbow elder
  elegant eleven elixir embassy emblem emerald emperor empire enamel energy engine entry enzyme epoch equal errand estate ether evening
  exact exit exotic expert express extra eyebrow fabric falcon family famous fanfare farmer fashion father fennel fern fiber fiction
  fiddle field fifty figure filter final finch finger firefly fjord flame flannel flash flint flora flower flute focus foggy forest
  forever fork format fortune forum fossil freedom fresh friday friend frigate fringe frog frost fruit fudge future gadget galaxy galleon
  gallery gallop garage garden garlic garnet gate gazebo gazelle gecko general genius gentle geyser giant giraffe glacier glass globe
  glory gold gondola goose gorilla gospel grammar granite grape graphic gravel gravity green grid griffin grizzly grotto group guava guest
  guide guitar gull habit hammer hammock hamster happy harbor harmony harp harvest hawk hazel heart heather helium helmet herald herb
  hermit heron hexagon hiking hockey holiday hollow honey honor horizon hornet hotel hour human hummus humor hundred hunter hydrant hymn
  iceberg icon idea idol igloo image impulse index indigo inkwell inlet insect island ivory jacket jade jaguar jasmine javelin jazz jelly
  jersey jewel jigsaw joker journal journey juggler juice july jumbo jump jungle junior juniper karate karma kayak kebab kernel ketchup
  kettle king kingdom kiosk kitchen kite kitten kiwi knight knot koala kraken label ladder lady lagoon lake lantern laptop large laser
  lasso latin laurel lava lawyer leader leaf league legend lemon lens leopard lesson letter level library lilac lily lime limit linen lion
  liquid lizard llama lobby lobster local logic lotus lucky lullaby lumber lunar lunch lynx lyric machine macro madam magenta magic magma
  magnet magpie major mammoth mango mantis manual maple marble march margin marine market marmot maroon martini mascot mask matrix matter
  meadow medal medium medley mellow melody melon member memory menthol mentor mercury mermaid meteor method metro mighty mile mimosa
  mineral mini minute mirage mirror mistral mobile model modern module monarch monday monitor monsoon moon morning mosaic moss mother
  motor mouse movie muffin mural museum music muslin mystery napkin narwhal nation nature navy nebula nectar needle neon nephew neptune
  nerve nest network neutral nickel noble noise nomad noodle normal north nougat novel nutmeg nylon oasis oatmeal obelisk object oboe
  ocean octagon octave october octopus office olive omega onion online onyx opal opera optic oracle orange orbit orchard orchid oregano
  organ origin ostrich otter outdoor oven owner oxygen oyster ozone paddle pagoda paint palace palette palm pancake panda panel panther
  papaya paper paprika parade parcel parent park parsley party passage pasta pastel pastry patrol pause peach peacock peanut pearl pebble
  pelican pencil penguin people pepper perfect perfume pergola period petal phantom phoenix photo phrase piano piccolo picnic picture
  pigeon pilgrim pillow pilot pine pioneer pirate pixel pizza planet plaster plastic plate plateau plaza plum pocket podium poem polar
  polka pollen polo pond popcorn poppy portal potato powder prairie praline premium present prince prism private process profile program
  project proton proverb pudding pulse puma pumpkin pupil puppet purple puzzle pyramid python quail quality quarter quartz queen quick
  quiet quince quiver quiz quota rabbit raccoon race radar radio radish rafter rainbow raisin rally random ranger rapid raven ravioli
  razor reactor ready record reef reform regatta region relay relief remote reptile rescue resin result reunion rhythm ribbon ripple
  ritual river road robin robot rodeo roller roof rose round route royal ruby rumba runner rustic safari saga sailor salad salmon salsa
  salt salute sample sandal saturn sauce sauna scarf scene school score scout screen script season second secret seesaw sensor sequel
  serum sesame seven shadow shark shovel siesta signal silent silk silver single sister sketch slalom slogan smart snow soccer social sofa
  sonata sonnet sorbet soup south space sphere spider spiral spirit sponge spoon spring spruce squash squid stage star statue steam steel
  stereo stone storm street studio subway sugar sultan summer summit sunday sunny sunset super surf swan swift symbol syrup system taco
  talent tanker target tarot taxi teapot teddy temple tempo tennis tent thrush thyme ticket tidal tiger timber timid tiny titan token
  tomato tonic topaz torch toucan tower town triple trophy tropic trout truck trust tulip tuna tundra tunnel turban turtle tuxedo twelve
  twig ultra unit upper urgent usual utopia vacuum vapor vector velvet venus verse vessel villa vinyl violet violin vista vivid volley
  volume vortex voyage waffle wagon walnut walrus waltz wander warm wasabi water watt wave weasel whale wheat wheel white wicker wide wind
  window winter wisdom wolf wombat wood world wreath xenon yacht yard yoga yogurt young zebra zenith zephyr zero zigzag zinc zipper zodiac
  zoom
`
  .trim()
  .split(/\s+/)

/** So many words are an address. */
export const WORDS = 3
/** Letters of a text that can be one, with all that may stand around it. */
const LONGEST = 300

/** What somebody typed who was told an address. */
export type Spoken =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** It is a link, or an id, that was typed in the place of words. */
  | { readonly kind: 'table'; readonly table: string }
  /** There are more words, or fewer. */
  | { readonly kind: 'count' }
  /** These are none of the list; with the one that may be meant. */
  | { readonly kind: 'unknown'; readonly unknown: readonly { readonly word: string; readonly near?: string }[] }

/** However it is written: large or small, with blanks, hyphens, commas or accents, with the address of the server before it. */
export function readSpoken(text: string): Spoken {
  const given = text.trim().slice(0, LONGEST)
  const [, table] = /#table=([a-z0-9-]{1,64})$/.exec(given) ?? []
  if (table !== undefined) return { kind: 'table', table }
  const words = given
    .replace(/^.*\//s, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length !== WORDS) return { kind: 'count' }
  const unknown = words.filter((word) => !LIST.includes(word))
  if (unknown.length === 0) return { kind: 'words', words }
  return {
    kind: 'unknown',
    unknown: unknown.map((word) => {
      const near = LIST.filter((one) => isSlip(word, one))
      return near.length === 1 ? { word, near: near[0] } : { word }
    }),
  }
}

/** Is it the word with one letter wrong, missing or too many, or with two that changed places? */
function isSlip(typed: string, word: string): boolean {
  const from = [...word].findIndex((letter, at) => letter !== typed[at])
  // a letter too many stands at the end
  const at = from < 0 ? word.length : from
  const [rest, right] = [typed.slice(at), word.slice(at)]
  return (
    rest.slice(1) === right.slice(1) ||
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest.length > 1 && rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  )
}
