import type { Random } from '../../../kernel/random.ts'

/** A name such as "Orla the Patient, Lantern of Graywater", from our own words. */
export function inventName(random: Random): string {
  const draw = (words: readonly string[]) => words[random.below(words.length)]
  return `${draw(NAMES)} the ${draw(MANNERS)}, ${draw(CALLINGS)} of ${draw(PLACES)}`
}

/** Words divided by spaces; a hyphen within one stands for a space. */
function list(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
}

const NAMES = list(`
  Abelard Adira Alvo Amrit Anouk Arden Asta Balthus Bex Birger Bryony Calla Cassia Cato Corvin Dagny Dario Delphi Doro Edda
  Elwin Enzo Esra Fabian Fenna Finch Freya Galen Gesa Greta Hadrian Halla Hesper Ilka Inigo Isolde Jarek Jory Juna Kaspar
  Kestrel Kiri Lazlo Leontine Linus Lorcan Mabel Malou Maren Mirko Nadir Nell Nuri Odile Okko Orla Oswin Pavel Perpetua Pim
  Quill Quintus Ragna Remy Rhea Rufus Sanna Selwyn Sorrel Sunniva Tamsin Tavi Theo Thorvald Ulla Uri Vesna Viggo Wanda Wenzel
  Xanthe Xaver Yara Ylva Yorick Zadie Zeno Zora
`)

const MANNERS = list(`
  Absent Agreeable Ancient Anxious Audible Barefoot Bashful Blameless Bookish Borrowed Brazen Brisk Candid Careful Cloudy
  Crooked Curious Dauntless Doubtful Drowsy Earnest Eager Elusive Fearless Forgetful Frugal Gentle Giddy Grateful Grim Hasty
  Homesick Hopeful Hungry Idle Impolite Jovial Keen Late Lenient Lopsided Lucky Magnetic Merciful Misplaced Modest Nimble
  Noisy Obstinate Odd Overdue Patient Peculiar Placid Polite Proud Punctual Quiet Radiant Reluctant Restless Rusty Salty
  Scholarly Secret Sincere Sleepless Sly Solemn Stubborn Sudden Talkative Thirsty Thorough Ticklish Twofold Unbent Uncounted
  Untidy Upright Vague Vigilant Wakeful Wary Weightless Wistful Zealous
`)

const CALLINGS = list(`
  Almoner Anchor Apprentice Archivist Astronomer Baker Beacon Beekeeper Bellringer Burden Cartographer Champion Chronicler
  Clockmaker Collector Compass Cook Counsel Courier Dancer Debtor Envoy Falconer Ferryman Fiddler Gambler Gardener Glazier
  Guardian Guest Harvester Healer Herald Heir Hope Hunter Inventor Jester Keeper Lantern Librarian Locksmith Marshal Mason
  Memory Midwife Miller Mirror Navigator Oracle Orphan Painter Pilgrim Pilot Poet Porter Prisoner Puzzle Regent Riddle Rival
  Rumour Saddler Scholar Scribe Sentinel Shepherd Smuggler Spark Steward Storm Surveyor Tailor Teacher Thorn Tinker Toll
  Torch Treasurer Tutor Twin Vagrant Warden Watcher Weaver Whisper Witness
`)

const PLACES = list(`
  Alderfall Amberwick Ashenmoor Barrowgate Bellhaven Birchmere Bitterwell Blackbriar Bluffside Brassharbour Brindle_Quay
  Candlewood Chalkdown Cinderpool Clatterbridge Cloudrest Coldspring Copperdene Crowstep Dawnreach Deepcellar Driftmarsh
  Dusk_Hollow Eastlantern Eiderfield Elmwater Farthingdale Fernrock Fivebells Foxglove_Hill Frostlane Glasshouse_Row Goldenrod
  Graywater Greenstair Hailstone Halfmoon_Bay Hazelcross Hollowtree Honeygate Inkwell_Street Ironbarrow Ivyreach Juniper_Pass
  Kettlebank Kingfisher_Weir Lampblack Larkspur Longshadow Lowbridge Marrowfen Millrace Mistley Moonforge Moss_End Nettlecombe
  Ninebarrows Northern_Lights Oakenshade Old_Harbour Otterburn Owlstone Pebblecourt Pinegrave Quarrytown Quicksilver Rainmarket
  Redcliff Riverwend Rookhold Rushlight Saltmeadow Sandglass Shale_Ridge Silverlode Skybridge Slatepeak Snowdrift Southwold
  Stillwater Summerlin Tallowmere Thistledown Threeways Tidewall Underhill Vinegar_Lane Wayside Westering Whitethorn Willowby
  Windrow Winterbourne Wrensnest Yarrow_Field
`)
