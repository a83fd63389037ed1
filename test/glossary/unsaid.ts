import type { GameName } from '../../src/games/register.ts'

/**
 * Where German or Italian leave a term out that English says, as a pronoun or the sentence says it; and where English means something else
 * by the word ("Discard this game"). By game, and by concept and language; an entry that is not needed any more fails the test.
 */
export const UNSAID: Readonly<Record<GameName, Readonly<Record<string, readonly string[]>>>> = {
  keyforge: {
    'amber (de)': ['kf.move.4'],
    'amber (it)': ['kf.capture.4'],
    'attach (de)': ['kf.upgrade.3', 'kf.upgrade.5'],
    'battleline (de)': ['keyforge-wc: Gebuk'],
    'battleline (it)': [
      'keyforge-cota: Transposition Sandals',
      'keyforge-cota: Sanctum Guardian',
      'keyforge-mm: Teleporter Chief Tink',
      'keyforge-wc: Gebuk',
    ],
    'card (it)': ['keyforge-mm: Essence Scale'],
    'counter (it)': ['kf.use.3'],
    'damage (de)': ['keyforge-wc: Sköll', 'keyforge-woe: Zizok'],
    'deck (de)': ['kf.deck.2'],
    'destroy (de)': ['kf.destroyed.5'],
    'destroy (it)': ['kf.destroyed.5'],
    'discard (de)': ['src/web/words/*.ts startOver', 'src/games/keyforge/speech/*.ts events discard'],
    'discard (it)': ['src/web/words/*.ts startOver'],
    'exhaust (de)': ['kf.control.3'],
    'exhaust (it)': ['kf.control.3'],
    'forge (de)': ['kf.forge.3', 'kf.key.1'],
    'forge (it)': ['kf.forge.3'],
    'house (de)': ['src/games/keyforge/deck/fault-words.ts noDeck', 'kf.house.5'],
    'house (it)': ['src/games/keyforge/deck/fault-words.ts noDeck'],
    'key (de)': ['kf.turn.1', 'keyforge, cost'],
    'key (it)': ['kf.turn.1', 'keyforge, cost'],
    'pool (de)': ['kf.forge.5', 'kf.capture.3', 'kf.give.1'],
    'pool (it)': ['kf.give.1'],
    'ready (de)': ['src/web/words/*.ts deckReady'],
    'reveal (de)': ['src/games/keyforge/speech/*.ts events reveal'],
    'stun (de)': ['kf.stun.5'],
    'token (de)': ['kf.token.4'],
    'token (it)': ['kf.token.4'],
    'unforge (de)': ['kf.unforge.1', 'kf.unforge.2'],
    'unforge (it)': ['kf.unforge.1'],
  },
  'crystal-clans': {
    'discard (de)': [
      'src/games/crystal-clans/speech/*.ts events drop',
      'src/games/crystal-clans/speech/*.ts events mill',
      'src/games/crystal-clans/speech/*.ts events trim',
    ],
    'predict (de)': ['src/games/crystal-clans/speech/*.ts events predict'],
    'raid (de)': ['src/games/crystal-clans/speech/*.ts events raid'],
    'reveal (de)': ['src/games/crystal-clans/speech/*.ts events reveal'],
  },
  nightfall: {
    'damage (it)': [
      'src/games/nightfall/speech/*.ts events boost',
      'src/games/nightfall/speech/*.ts events damage',
      'src/games/nightfall/speech/*.ts events damagePlayer',
      'src/games/nightfall/speech/*.ts events heal',
    ],
    'discard (de)': ['src/games/nightfall/speech/*.ts events discard'],
    'resolve (de)': ['src/games/nightfall/speech/*.ts events resolve'],
  },
  riftblade: {
    // names of cards, the same in all languages
    'burn (de)': ['src/web/lesson/words/riftblade.*.ts chain hint', 'rb.chain.9'],
    'burn (it)': ['src/web/lesson/words/riftblade.*.ts chain hint', 'rb.chain.9'],
    'discard (de)': ['src/games/riftblade/speech/*.ts events discard'],
    'soul (de)': ['rb.trigger.6'],
    'soul (it)': ['rb.trigger.6'],
    'void (de)': ['src/web/lesson/words/riftblade.*.ts convert hint', 'rb.setup.1'],
    'void (it)': ['src/web/lesson/words/riftblade.*.ts convert hint', 'rb.setup.1'],
  },
}
