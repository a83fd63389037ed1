/** Bad input: one line that names the thing and what would make it right. It ends the program with exit code 2. */
export class Failure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Failure'
  }
}
