// Whom the player of this browser does not want to hear or meet. The server keeps it; what they say is hidden here.
import { type AversionKind, type Avoided, avoid, forgive, readAvoided } from './requests.ts'
import type { Person } from '../server.ts'

class Conduct {
  avoided = $state.raw<readonly Avoided[]>([])
  private asked = false

  /** Asks once; without an answer nobody is hidden. */
  async load(): Promise<void> {
    if (this.asked) return
    this.asked = true
    await this.look()
  }

  async look(): Promise<void> {
    try {
      this.avoided = await readAvoided()
    } catch {
      this.asked = false
    }
  }

  is(id: string, kind: AversionKind): boolean {
    return this.avoided.some((one) => one.player.id === id && one.kind === kind)
  }

  /** Whoever is blocked is not heard either. */
  avoids(id: string): boolean {
    return this.avoided.some(({ player }) => player.id === id)
  }

  async turn(player: Person, kind: AversionKind): Promise<void> {
    if (this.is(player.id, kind)) {
      await forgive(player.id, kind)
      this.avoided = this.avoided.filter((one) => one.player.id !== player.id || one.kind !== kind)
    } else {
      await avoid(player.id, kind)
      this.avoided = [...this.avoided, { player, kind }]
    }
  }
}

export const conduct = new Conduct()
