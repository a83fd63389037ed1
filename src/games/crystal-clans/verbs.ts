import { clearSet, isEmptySet, nextIn, SET_WORDS } from '../../kernel/cardset.ts'
import { SEAT, SELF, skip } from '../../kernel/program.ts'
import { Compiler } from '../../ability/compile.ts'
import * as de from '../../ability/text/de.ts'
import * as it from '../../ability/text/it.ts'
import { cardAt } from '../../kernel/zones.ts'
import { roll } from '../../kernel/random.ts'
import type { Amount, Effect, Noun, Who } from '../../ability/tree.ts'
import { moveUnits, writePlaces } from './activate.ts'
import { HOME, NEXT_TO, PLACE_COUNT } from './board.ts'
import { STYLES } from './face.ts'
import {
  AFTER_DAMAGE,
  ATTACK_BONUS,
  BATTLE_CARD,
  BATTLE_PLACE,
  BROKEN_OFF,
  CHALLENGE,
  DECK,
  DEFENSE_BONUS,
  ENTERED,
  FORCED_LEFT,
  HAND,
  PREDICTED,
  REMOVED,
  TAKES_BACK,
  ownerOf,
  placeOf,
  squadSize,
  squadZone,
} from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { destroyAll } from './loss.ts'
import { canDraw, discard, discardFromDeck, draw, enter, tell, pay, put, putUnder } from './movement.ts'
import { reform, trim } from './squad.ts'
import { summonFree } from './summon.ts'
import { replenish } from './turn.ts'
import { destinations, summonPlaces } from './values.ts'
import { EACH, bonusText, placeAbout } from './nouns.ts'
import { vocabulary } from './vocabulary.ts'

type P = CrystalClansPosition
type C = Compiler<P>

/** Where a result block says that it happened in full. */
const BLOCK_FULL = SET_WORDS + 1

/** The verbs of Crystal Clans. */

const both = (text: string) => ({ command: text, infinitive: text })

function battleBonus(word: string, column: number, unit: { en: string; de: string; it: string }) {
  return vocabulary.add('effect', word, {
    compile(c: C, n: Amount) {
      const amount = c.amount(n)
      c.step(word, (p, f) => {
        p.battle[column + p.frames[f + SEAT]] += amount(p, f)
      })
    },
    en: (t, n) => bonusText(t, n, unit.en, EACH.en),
    de: (t, n) => both(bonusText(t, n, unit.de, EACH.de)),
    it: (t, n) => both(bonusText(t, n, unit.it, EACH.it)),
  })
}

export const attack = battleBonus('attack', ATTACK_BONUS, { en: 'attack', de: 'Angriff', it: 'attacco' })
export const defense = battleBonus('defense', DEFENSE_BONUS, { en: 'defense', de: 'Verteidigung', it: 'difesa' })

export const drawCards = vocabulary.add('effect', 'draw', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.demands.push((p, f) => canDraw(p, p.frames[f + SEAT]) && amount(p, f) > 0)
    c.step('draw', (p, f) => {
      draw(p, p.frames[f + SEAT], amount(p, f))
    })
  },
  en: (t, n) => (n === 1 ? 'draw a card' : typeof n === 'number' ? `draw ${n} cards` : `draw as many cards as ${t.amount(n).text}`),
  de: (t, n) =>
    n === 1
      ? de.does('ziehe', 'eine Karte', 'ziehen')
      : typeof n === 'number'
        ? de.does('ziehe', `${n} Karten`, 'ziehen')
        : de.does('ziehe', `Karten (Anzahl: ${t.amount(n).text})`, 'ziehen'),
  it: (t, n) =>
    n === 1
      ? it.does('pesca', 'pescare', 'una carta')
      : typeof n === 'number'
        ? it.does('pesca', 'pescare', `${n} carte`)
        : it.does('pesca', 'pescare', `tante carte quanto ${t.amount(n).text}`),
})

export const destroy = vocabulary.add('effect', 'destroy', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    c.step('destroy', (p, f) => destroyAll(p, f + set))
  },
  en: (t, noun) => `destroy ${t.noun(noun).text}`,
  de: (t, noun) => de.does('zerstöre', t.noun(noun).in('acc'), 'zerstören'),
  it: (t, noun) => it.does('distruggi', 'distruggere', t.noun(noun).text),
})

/** Cards go to the hand of their owner. */
function compileToHand(c: C, noun: Noun): void {
  const set = c.noun(noun)
  c.step('to hand', (p, f) => {
    for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) put(p, card, HAND + ownerOf(card))
    trim(p)
  })
}

/** From the own discard pile. */
export const recover = vocabulary.add('effect', 'recover', {
  compile: compileToHand,
  en: (t, noun) => `return ${t.noun(noun).text} to your hand`,
  de: (t, noun) => de.does('nimm', `${t.noun(noun).in('acc')} auf die Hand`, 'nehmen'),
  it: (t, noun) => it.does('riprendi', 'riprendere', `in mano ${t.noun(noun).text}`),
})

/** From the board. */
export const bounce = vocabulary.add('effect', 'bounce', {
  compile: compileToHand,
  en: (t, noun) => `return ${t.noun(noun).text} to its owner’s hand`,
  de: (t, noun) => de.does('schicke', `${t.noun(noun).in('acc')} auf die Hand des Besitzers`, 'zurückschicken', 'zurück'),
  it: (t, noun) => it.does('rimanda', 'rimandare', `${t.noun(noun).text} in mano al proprietario`),
})

/** The symbol of a battle effect: its card may be taken back when it would be discarded. */
export const takeBack = vocabulary.add('effect', 'takeBack', {
  compile(c: C) {
    c.step('take back', (p, f) => {
      p.battle[TAKES_BACK + p.frames[f + SEAT]] = 1
    })
  },
  en: () => 'you may return this card to your hand at the end of the battle',
  de: () => both('du darfst diese Karte am Ende des Kampfes auf die Hand nehmen'),
  it: () => both('puoi riprendere in mano questa carta alla fine della battaglia'),
})()

export const gain = vocabulary.add('effect', 'gain', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('gain', (p, f) => pay(p, p.frames[f + SEAT], -amount(p, f)))
  },
  en: (t, n) => `gain ${t.quantity(n, 'initiative')}`,
  de: (t, n) => de.does('erhalte', t.quantity(n, 'Initiative'), 'erhalten'),
  it: (t, n) => it.does('ottieni', 'ottenere', `${t.amount(n).text} di iniziativa`),
})

export const discardTop = vocabulary.add('effect', 'discardTop', {
  compile(c: C, who: Who, n: number) {
    const seats = c.seats(who)
    c.step('discard from the draw pile', (p, f) => {
      const mask = seats(p, f)
      for (let seat = 0; seat < 2; seat++) if ((mask & (1 << seat)) !== 0) discardFromDeck(p, seat, n)
    })
  },
  en: (t, who, n) => {
    const what = n === 1 ? 'the top card' : `the top ${n} cards`
    return t.seat(who).you ? `discard ${what} of your draw pile` : `make ${t.seat(who).subject} discard ${what} of their draw pile`
  },
  de: (t, who, n) => {
    const what = `${n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`} ${t.seat(who).you ? 'deines' : 'seines'} Nachziehstapels`
    if (t.seat(who).you) return de.does('lege', what, 'ablegen', 'ab')
    return de.does('lass', `${t.seat(who).acc} ${what}`, 'ablegen lassen', 'ablegen')
  },
  it: (t, who, n) => {
    const what = `${n === 1 ? 'la prima carta' : `le prime ${n} carte`} del ${t.seat(who).you ? 'tuo' : 'suo'} mazzo`
    return t.seat(who).you ? it.does('scarta', 'scartare', what) : it.does('fai scartare', 'far scartare', `${t.seat(who).to} ${what}`)
  },
})

/** Puts units below a squad without summoning them. For `squad` there must be one, for `zone` it may be founded. */
export const placeHere = vocabulary.add('effect', 'placeHere', {
  compile(c: C, noun: Noun, where: 'squad' | 'zone') {
    const isPossible = (p: P, f: number) => where === 'zone' || squadSize(p, p.frames[f + SEAT], placeAbout(p, f)) > 0
    const skip = c.unless('squad here', isPossible)
    const before = c.demands.length
    const set = c.noun(noun)
    const exists = c.demands[before]
    if (exists !== undefined) c.demands[before] = (p, f) => isPossible(p, f) && exists(p, f)
    c.step('place', (p, f) => {
      const seat = p.frames[f + SEAT]
      const place = placeAbout(p, f)
      if (isEmptySet(p.frames, f + set)) return
      for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) enter(p, card, place)
      clearSet(p.frames, f + set)
      reform(p, seat, place)
    })
    c.step('squad limit', (p) => trim(p))
    skip()
  },
  en: (t, noun, where) => `place ${t.noun(noun).text} ${where === 'squad' ? 'in this squad' : 'in this zone'}`,
  de: (t, noun, where) =>
    de.does('platziere', `${t.noun(noun).in('acc')} in diesem ${where === 'squad' ? 'Trupp' : 'Gebiet'}`, 'platzieren'),
  it: (t, noun, where) => it.does('piazza', 'piazzare', `${t.noun(noun).text} in questa ${where === 'squad' ? 'squadra' : 'zona'}`),
})

/** Summons without cost; the place is asked for when there are several. */
export const summonForFree = vocabulary.add('effect', 'summonForFree', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    const goal = c.slot()
    const places = (p: P, f: number) => summonPlaces(p, p.frames[f + SEAT], nextIn(p.frames, f + set, -1))
    const end = c.unless('anything to summon', (p, f) => !isEmptySet(p.frames, f + set))
    c.step('home', (p, f) => {
      const mask = places(p, f)
      p.frames[f + goal] = HOME[p.frames[f + SEAT]]
      if ((mask & (mask - 1)) === 0) skip(p, f)
    })
    c.code.ask('where', {
      kind: 'place',
      rule: 'cc.summon.3',
      seat: c.binding.deciderOf,
      options: (p, f, out) => writePlaces(places(p, f), out),
      answer(p, f, option) {
        p.frames[f + goal] = option
      },
      view: (_p, _f, option) => ({ verb: 'place', place: option }),
    })
    c.step('summon', (p, f) => summonFree(p, p.frames[f + SEAT], nextIn(p.frames, f + set, -1), p.frames[f + goal]))
    end()
  },
  en: (t, noun) => `summon ${t.noun(noun).text} without paying`,
  de: (t, noun) => de.does('beschwöre', `${t.noun(noun).in('acc')} ohne Bezahlung`, 'beschwören'),
  it: (t, noun) => it.does('evoca', 'evocare', `${t.noun(noun).text} senza pagare`),
})

export const sendHome = vocabulary.add('effect', 'sendHome', {
  compile(c: C) {
    c.step('send home', (p, f) => sendEnemy(p, f, HOME[1 - p.frames[f + SEAT]]))
    c.step('squad limit', (p) => trim(p))
  },
  en: () => 'place the enemy squad in its home zone',
  de: () => de.does('platziere', 'den feindlichen Trupp in seinem Heimatgebiet', 'platzieren'),
  it: () => it.does('piazza', 'piazzare', 'la squadra nemica nella sua zona natale'),
})()

export const sendAside = vocabulary.add('effect', 'sendAside', {
  compile(c: C) {
    const free = (p: P, f: number) => {
      const enemy = 1 - p.frames[f + SEAT]
      let mask = NEXT_TO[placeAbout(p, f)]
      for (let place = 0; place < PLACE_COUNT; place++) if (squadSize(p, enemy, place) > 0) mask &= ~(1 << place)
      return squadSize(p, enemy, placeAbout(p, f)) === 0 ? 0 : mask
    }
    const none = c.unless('room beside', (p, f) => free(p, f) !== 0)
    c.code.ask('where', {
      kind: 'place',
      rule: 'cc.ability.5',
      seat: c.binding.deciderOf,
      options: (p, f, out) => writePlaces(free(p, f), out),
      answer: sendEnemy,
      view: (_p, _f, option) => ({ verb: 'place', place: option }),
    })
    none()
  },
  en: () => 'place the enemy squad in an adjacent zone without another squad of its owner',
  de: () => de.does('platziere', 'den feindlichen Trupp in einem benachbarten Gebiet ohne weiteren Trupp seines Besitzers', 'platzieren'),
  it: () => it.does('piazza', 'piazzare', 'la squadra nemica in una zona adiacente senza altre squadre del suo proprietario'),
})()

function sendEnemy(p: P, f: number, to: number): void {
  const enemy = 1 - p.frames[f + SEAT]
  const place = placeAbout(p, f)
  if (place !== to && squadSize(p, enemy, place) > 0) moveUnits(p, enemy, place, to, -1)
}

export const endBattle = vocabulary.add('effect', 'endBattle', {
  compile(c: C) {
    c.step('end battle', (p) => {
      p.battle[BROKEN_OFF] = 1
    })
  },
  en: () => 'the battle ends without damage',
  de: () => both('der Kampf endet ohne Schaden'),
  it: () => both('la battaglia finisce senza danni'),
})()

export const fight = vocabulary.add('effect', 'fight', {
  compile(c: C) {
    c.step('fight', (p, f) => {
      p.state[CHALLENGE] = p.frames[f + SEAT] + 1
    })
  },
  en: () => 'battle the enemy squad here',
  de: () => de.does('bekämpfe', 'den feindlichen Trupp hier', 'bekämpfen'),
  it: () => it.does('combatti', 'combattere', 'contro la squadra nemica qui'),
})()

export const join = vocabulary.add('effect', 'join', {
  compile(c: C) {
    c.step('join', (p, f) => {
      const seat = p.frames[f + SEAT]
      const card = p.frames[f + SELF]
      const place = p.battle[BATTLE_PLACE] - 1
      if (place < 0 || p.zones.of[card] !== BATTLE_CARD + seat || squadSize(p, seat, place) === 0) return
      p.state[ENTERED + seat] |= 1 << place
      putUnder(p, card, squadZone(seat, place))
      trim(p)
    })
  },
  en: () => 'add this card to your battling squad as its bottom unit',
  de: () => de.does('füge', 'diese Karte deinem kämpfenden Trupp als unterste Einheit', 'hinzufügen', 'hinzu'),
  it: () => it.does('aggiungi', 'aggiungere', 'questa carta in fondo alla tua squadra in battaglia'),
})()

export const discardRandom = vocabulary.add('effect', 'discardRandom', {
  compile(c: C, who: Who) {
    const seats = c.seats(who)
    c.step('discard at random', (p, f) => {
      const mask = seats(p, f)
      for (let seat = 0; seat < 2; seat++) {
        const held = p.zones.length[HAND + seat]
        if ((mask & (1 << seat)) !== 0 && held > 0) discard(p, cardAt(p.zones, HAND + seat, roll(p, held)))
      }
    })
  },
  en: (t, who) =>
    t.seat(who).you ? 'discard a random card from your hand' : `${t.seat(who).subject} discards a random card from their hand`,
  de: (t, who) =>
    t.seat(who).you
      ? de.does('lege', 'eine zufällige Handkarte', 'ablegen', 'ab')
      : both(`${t.seat(who).nom} legt eine zufällige Handkarte ab`),
  it: (t, who) =>
    t.seat(who).you
      ? it.does('scarta', 'scartare', 'una carta a caso dalla mano')
      : both(`${t.seat(who).subject} scarta una carta a caso dalla mano`),
})

export const discardCards = vocabulary.add('effect', 'discardCards', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    c.step('discard', (p, f) => {
      for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) discard(p, card)
    })
  },
  en: (t, noun) => `discard ${t.noun(noun).text}`,
  de: (t, noun) => de.does('lege', t.noun(noun).in('acc'), 'ablegen', 'ab'),
  it: (t, noun) => it.does('scarta', 'scartare', t.noun(noun).text),
})

/** Takes cards out of the game. */
export const removeCards = vocabulary.add('effect', 'removeCards', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    const block = c.resultBlock()
    c.step('remove', (p, f) => {
      for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) {
        if (placeOf(p, card) < 0) continue
        put(p, card, REMOVED + ownerOf(card))
        p.frames[f + block + BLOCK_FULL] = 1
      }
      trim(p)
    })
  },
  en: (t, noun) => `remove ${t.noun(noun).text} from the game`,
  de: (t, noun) => de.does('entferne', `${t.noun(noun).in('acc')} aus dem Spiel`, 'entfernen'),
  it: (t, noun) => it.does('rimuovi', 'rimuovere', `${t.noun(noun).text} dal gioco`),
})

export const march = vocabulary.add('effect', 'march', {
  compile(c: C) {
    const reached = (p: P, f: number) =>
      squadSize(p, p.frames[f + SEAT], placeAbout(p, f)) === 0
        ? 0
        : destinations(p, p.frames[f + SEAT], placeAbout(p, f)) & NEXT_TO[placeAbout(p, f)]
    c.demands.push((p, f) => reached(p, f) !== 0)
    const none = c.unless('can march', (p, f) => reached(p, f) !== 0)
    c.code.ask('where', {
      kind: 'place',
      rule: 'cc.move.1',
      seat: c.binding.deciderOf,
      options: (p, f, out) => writePlaces(reached(p, f), out),
      answer: (p, f, option) => moveUnits(p, p.frames[f + SEAT], placeAbout(p, f), option, -1),
      view: (_p, _f, option) => ({ verb: 'move', place: option }),
    })
    c.step('squad limit', (p) => trim(p))
    none()
  },
  en: () => 'move this squad one zone',
  de: () => de.does('bewege', 'diesen Trupp um ein Gebiet', 'bewegen'),
  it: () => it.does('muovi', 'muovere', 'questa squadra di una zona'),
})()

export const predict = vocabulary.add('effect', 'predict', {
  compile(c: C) {
    c.code.ask('predict', {
      kind: 'name',
      rule: 'cc.clan.6',
      seat: c.binding.deciderOf,
      options(_p, _f, out) {
        for (let style = 0; style < STYLES.length; style++) out[style] = style
        return STYLES.length
      },
      answer(p, f, option) {
        p.battle[PREDICTED + p.frames[f + SEAT]] = option + 1
        if (p.sink !== undefined) tell(p, 'predict', p.frames[f + SEAT], p.frames[f + SELF], option, STYLES[option])
      },
      view: (_p, _f, option) => ({ verb: 'predict', name: STYLES[option] }),
    })
  },
  en: () => 'name a battle style; if the enemy battle card has it, its effect is cancelled',
  de: () => both('nenne einen Kampfstil; hat die feindliche Kampfkarte ihn, wird ihr Effekt aufgehoben'),
  it: () => both('nomina uno stile; se la carta battaglia nemica lo ha, il suo effetto è annullato'),
})()

/** Looks at the top cards of the own draw pile, takes one and puts the others below. */
export const lookAndTake = vocabulary.add('effect', 'lookAndTake', {
  compile(c: C, n: number) {
    const seen = (p: P, f: number) => Math.min(n, p.zones.length[DECK + p.frames[f + SEAT]])
    c.demands.push((p, f) => seen(p, f) > 0)
    const none = c.unless('cards to look at', (p, f) => seen(p, f) > 0)
    c.code.ask('take one', {
      kind: 'target',
      rule: 'cc.ability.5',
      seat: c.binding.deciderOf,
      secret: true,
      options(p, f, out) {
        const zone = DECK + p.frames[f + SEAT]
        const many = seen(p, f)
        for (let i = 0; i < many; i++) out[i] = cardAt(p.zones, zone, p.zones.length[zone] - 1 - i)
        for (let i = 1; i < many; i++) {
          const option = out[i]
          let at = i
          for (; at > 0 && out[at - 1] > option; at--) out[at] = out[at - 1]
          out[at] = option
        }
        return many
      },
      answer(p, f, option) {
        const zone = DECK + p.frames[f + SEAT]
        let rest = seen(p, f) - 1
        put(p, option, HAND + p.frames[f + SEAT])
        for (; rest > 0; rest--) putUnder(p, cardAt(p.zones, zone, p.zones.length[zone] - 1), zone)
      },
      view: (_p, _f, option) => ({ verb: 'take', target: option }),
      picks(p, f) {
        const zone = DECK + p.frames[f + SEAT]
        const eligible = Array.from({ length: seen(p, f) }, (_, i) => cardAt(p.zones, zone, p.zones.length[zone] - 1 - i))
        return { min: 1, max: 1, picked: [], eligible: eligible.sort((x, y) => x - y), ordered: false }
      },
    })
    none()
  },
  en: (_t, n) => `look at the top ${n} cards of your draw pile, take one into your hand and put the rest at the bottom`,
  de: (_t, n) => ({
    command: `sieh dir die obersten ${n} Karten deines Nachziehstapels an, nimm eine auf die Hand und lege die übrigen darunter`,
    infinitive: `dir die obersten ${n} Karten deines Nachziehstapels ansehen, eine auf die Hand nehmen, die übrigen darunterlegen`,
  }),
  it: (_t, n) => ({
    command: `guarda le prime ${n} carte del tuo mazzo, prendine una in mano e metti le altre in fondo`,
    infinitive: `guardare le prime ${n} carte del tuo mazzo, prenderne una in mano, mettere le altre in fondo`,
  }),
})

export const replenishFree = vocabulary.add('effect', 'replenishFree', {
  compile(c: C) {
    c.step('replenish', (p, f) => replenish(p, p.frames[f + SEAT], 0))
  },
  en: () => 'take a replenish action without paying',
  de: () => de.does('führe', 'ohne Bezahlung eine Auffrischaktion', 'durchführen', 'durch'),
  it: () => it.does('esegui', 'eseguire', 'un’azione di rifornimento senza pagare'),
})()

export const useLeft = vocabulary.add('effect', 'useLeft', {
  compile(c: C) {
    c.step('use left', (p, f) => {
      p.battle[FORCED_LEFT + p.frames[f + SEAT]] = 1
    })
  },
  en: () => 'your battle card resolves its left effect',
  de: () => both('deine Kampfkarte führt ihren linken Effekt aus'),
  it: () => both('la tua carta battaglia risolve l’effetto sinistro'),
})()

/** Effects that wait until damage has been dealt. */
export const afterDamage = vocabulary.add('effect', 'afterDamage', {
  compile(c: C, ...effects: Effect[]) {
    const over = c.jumpAhead('later part')
    const program = Compiler.program(new Compiler(c.vocabulary, c.code, c.binding), 'after damage', effects)
    const number = c.code.programs.indexOf(program)
    over()
    c.step('after damage', (p, f) => {
      p.battle[AFTER_DAMAGE + p.frames[f + SEAT]] = number + 1
    })
  },
  en: (t, ...effects) => `after damage, ${t.effects(effects)}`,
  de: (t, ...effects) => both(`nach dem Schaden: ${t.effects(effects).command}`),
  it: (t, ...effects) => both(`dopo i danni, ${t.effects(effects).command}`),
})
