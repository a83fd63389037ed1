// A line between a server and what it needs, which can be cut, and mended again.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export class Cable {
  private readonly ends = new Set<Socket>()
  private whole = true

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** `url`: what is at the other end. */
  static async lay(url: string): Promise<Cable> {
    const { hostname, port } = new URL(url)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const cable = new Cable(server, (server.address() as AddressInfo).port)
    server.on('connection', (near) => {
      if (!cable.whole) return near.destroy()
      const far = connect({ host: hostname, port: Number(port) })
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        cable.ends.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          cable.ends.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    return cable
  }

  /** The same address, by way of this line. */
  reach(url: string): string {
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String(this.port)
    return through.href
  }

  cut(): void {
    this.whole = false
    for (const end of this.ends) end.destroy()
  }

  mend(): void {
    this.whole = true
  }

  async end(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
