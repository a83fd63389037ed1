import { attack, base, burn, common, draw, empowered, heal, mana, overcharged, rare, siphon, triggered, uncommon } from '../words/index.ts'

/** Designed by Catena; not the published cards. Names that a source gives are kept; see docs/rules/riftblade.md, rb.set.1. */
// biome-ignore format: a card is two lines, the second is its rows
export const riftCards = [
  // void and soul
  common('spirit-pull', 'Spirit Pull', 2, ['void', 'soul'],
    triggered(empowered(siphon(1))), overcharged(siphon(2))),
  common('soul-rend', 'Soul Rend', 3, ['void', 'soul'],
    triggered(empowered(attack(1), siphon(1))), overcharged(siphon(2))),
  common('grave-tithe', 'Grave Tithe', 2, ['void', 'soul'],
    base(mana(1)), triggered(empowered(siphon(1))), overcharged(siphon(1), mana(1))),
  uncommon('soul-reave', 'Soul Reave', 2, ['void', 'soul'],
    triggered(empowered(siphon(1))), overcharged(siphon(2), heal(1))),
  uncommon('pale-exchange', 'Pale Exchange', 3, ['void', 'soul'],
    base(heal(1)), triggered(empowered(siphon(1), mana(1))), overcharged(siphon(2))),
  rare('rift-leech', 'Rift Leech', 4, ['void', 'soul'],
    triggered(empowered(siphon(2))), overcharged(siphon(3))),
  rare('hollow-chalice', 'Hollow Chalice', 4, ['void', 'soul'],
    base(siphon(1)), triggered(empowered(siphon(1), mana(1))), overcharged(siphon(2), mana(1))),

  // void and celestial
  common('seraphs-touch', 'Seraph’s Touch', 1, ['void', 'celestial'],
    triggered(base(heal(1))), overcharged(attack(2), heal(2))),
  common('dawn-lattice', 'Dawn Lattice', 2, ['void', 'celestial'],
    base(mana(1)), triggered(empowered(heal(2), mana(1))), overcharged(heal(3), mana(1))),
  common('star-verdict', 'Star Verdict', 3, ['void', 'celestial'],
    base(attack(1)), triggered(empowered(attack(2))), overcharged(attack(2), heal(3))),
  uncommon('halo-shards', 'Halo Shards', 2, ['void', 'celestial'],
    triggered(base(attack(1))), empowered(attack(2), heal(1)), overcharged(attack(2), heal(2))),
  uncommon('vigil-star', 'Vigil Star', 3, ['void', 'celestial'],
    base(heal(2)), triggered(empowered(attack(1), heal(2)))),
  rare('zenith-choir', 'Zenith Choir', 4, ['void', 'celestial'],
    base(attack(1)), triggered(empowered(attack(2), heal(2))), overcharged(attack(2), heal(2), draw(1))),
  rare('astral-bulwark', 'Astral Bulwark', 4, ['void', 'celestial'],
    base(attack(1), heal(1)), triggered(empowered(attack(2), heal(2))), overcharged(attack(2), heal(4))),

  // void and chaos
  common('wild-surge', 'Wild Surge', 2, ['void', 'chaos'],
    triggered(empowered(attack(1), draw(1))), overcharged(attack(2), draw(1))),
  uncommon('chaos-rift', 'Chaos Rift', 3, ['void', 'chaos'],
    triggered(empowered(attack(1), draw(1))), overcharged(attack(1), draw(2), mana(1))),
  uncommon('rift-stutter', 'Rift Stutter', 2, ['void', 'chaos'],
    triggered(empowered(mana(1), draw(1))), overcharged(attack(1), mana(2), draw(1))),
  rare('null-cascade', 'Null Cascade', 4, ['void', 'chaos'],
    triggered(empowered(attack(2), draw(1))), overcharged(attack(2), mana(1), draw(1))),
  rare('event-spiral', 'Event Spiral', 4, ['void', 'chaos'],
    triggered(empowered(mana(1), draw(2))), overcharged(attack(2), draw(2), mana(1))),

  // void and infernal
  common('ash-covenant', 'Ash Covenant', 1, ['void', 'infernal'],
    triggered(base(attack(1))), overcharged(attack(1), burn(1))),
  uncommon('burning-hex', 'Burning Hex', 3, ['void', 'infernal'],
    triggered(empowered(attack(1), burn(1))), overcharged(burn(2))),
  uncommon('soot-ledger', 'Soot Ledger', 2, ['void', 'infernal'],
    base(attack(1)), triggered(empowered(attack(1), mana(1))), overcharged(attack(1), burn(1), mana(1))),
  rare('black-furnace', 'Black Furnace', 4, ['void', 'infernal'],
    triggered(empowered(attack(2), mana(1))), overcharged(attack(3), mana(1))),
  rare('scorched-oath', 'Scorched Oath', 4, ['void', 'infernal'],
    base(attack(1)), triggered(empowered(attack(1), burn(1))), overcharged(attack(1), burn(2))),

  // soul and chaos
  common('fracture', 'Fracture', 2, ['soul', 'chaos'],
    triggered(empowered(attack(1), draw(1))), overcharged(siphon(1), heal(1), draw(1))),
  common('fates-twist', 'Fate’s Twist', 2, ['soul', 'chaos'],
    triggered(empowered(attack(1), draw(1))), overcharged(siphon(1), draw(2))),
  uncommon('manic-fate', 'Manic Fate', 2, ['soul', 'chaos'],
    triggered(empowered(attack(2))), overcharged(attack(2), draw(2))),
  uncommon('wraith-gamble', 'Wraith Gamble', 3, ['soul', 'chaos'],
    triggered(empowered(siphon(1), draw(1))), overcharged(siphon(1), draw(2))),
  rare('spirit-roulette', 'Spirit Roulette', 4, ['soul', 'chaos'],
    triggered(empowered(siphon(1), draw(1))), overcharged(siphon(2), draw(1))),
  rare('riven-seance', 'Riven Seance', 4, ['soul', 'chaos'],
    triggered(empowered(attack(1), siphon(1))), overcharged(attack(1), siphon(2), draw(1))),

  // chaos and infernal
  common('rift-burn', 'Rift Burn', 2, ['chaos', 'infernal'],
    triggered(empowered(burn(1))), overcharged(burn(1), draw(1))),
  common('chaotic-pulse', 'Chaotic Pulse', 2, ['chaos', 'infernal'],
    triggered(empowered(attack(2))), overcharged(attack(2), mana(1))),
  uncommon('fuse-dance', 'Fuse Dance', 2, ['chaos', 'infernal'],
    triggered(empowered(attack(1), draw(1))), overcharged(attack(1), burn(1), draw(1))),
  rare('coil-of-cinders', 'Coil of Cinders', 4, ['chaos', 'infernal'],
    triggered(empowered(burn(1), draw(1))), overcharged(burn(2), draw(1))),
  rare('riot-engine', 'Riot Engine', 4, ['chaos', 'infernal'],
    triggered(empowered(attack(2), draw(1))), overcharged(attack(3), draw(1))),

  // infernal and celestial
  common('penance-spark', 'Penance Spark', 2, ['infernal', 'celestial'],
    triggered(base(attack(1))), empowered(attack(2), heal(1))),
  common('trial-by-ember', 'Trial by Ember', 2, ['infernal', 'celestial'],
    base(heal(1)), triggered(empowered(burn(1))), overcharged(attack(1), burn(1), heal(1))),
  uncommon('fallen-hymn', 'Fallen Hymn', 3, ['infernal', 'celestial'],
    triggered(empowered(burn(1), heal(2))), overcharged(attack(1), burn(1), heal(2))),
  uncommon('sunbrand', 'Sunbrand', 2, ['infernal', 'celestial'],
    triggered(base(attack(1))), empowered(burn(1), heal(1)), overcharged(attack(1), burn(1), heal(1))),
  rare('radiant-pyre', 'Radiant Pyre', 4, ['infernal', 'celestial'],
    base(attack(1), heal(1)), triggered(empowered(attack(2), heal(1))), overcharged(attack(2), heal(2), draw(1))),
  rare('judgment-flare', 'Judgment Flare', 4, ['infernal', 'celestial'],
    triggered(base(burn(1))), overcharged(burn(2), heal(1))),

  // void
  common('void-snap', 'Void Snap', 1, ['void'],
    triggered(base(attack(1))), overcharged(attack(2), mana(1))),
]
