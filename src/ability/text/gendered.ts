import { isNode } from '../tree.ts'
import type { Effect, Kind, Noun } from '../tree.ts'
import { onIt, Reader, type Said } from './reader.ts'

/** Reads aloud where things have a gender, and what is done to them stands once: German and Italian. */
export abstract class GenderedReader<
  Phrases extends { [kind in Kind]: unknown } & {
    ability: Said | object
    noun: { readonly gender: string; readonly plural: boolean }
    effect: { readonly command: string }
  },
> extends Reader<Phrases> {
  /** Gender of the noun read last: that of "it". */
  abstract gender: Phrases['noun']['gender']

  /** Effects as one sentence or a part of it. */
  abstract effects(nodes: readonly Effect[]): Phrases['effect']

  /** Effects as sentences; two are one where the second acts on what the first one chose. */
  sentences(nodes: readonly Effect[]): string {
    const texts: string[] = []
    for (let i = 0; i < nodes.length; i++) {
      const one = this.areOne(nodes[i], nodes[i + 1])
      texts.push(this.sentence(this.effects(one ? [nodes[i], onIt(nodes[i + 1], this.meansOne(nodes[i]))] : [nodes[i]]).command))
      if (one) i++
    }
    return texts.join(' ')
  }

  /** Is what it is done to named in the singular, if all of them: "jeden Nachbarn … und erhebe ihn"? */
  private meansOne({ args }: Effect): boolean {
    const object = args.find((arg): arg is Noun => isNode(arg) && arg.is === 'noun')
    return object !== undefined && !this.noun(object).plural
  }

  /** A verb of somebody else and a command are often one form: a sentence of its own keeps them apart. */
  protected override tellsOfOther({ word }: Effect): boolean {
    return word === 'thatPlayerDoes'
  }

  override noun(node: Noun): Phrases['noun'] {
    const phrase = this.read(node)
    this.gender = phrase.gender
    return phrase
  }
}
