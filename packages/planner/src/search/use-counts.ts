/** How often each of some numbered things stands in a plan. */
export class UseCounts {
  readonly #counts: Uint16Array

  /** @param size how many things there are; they are numbered from 0 */
  constructor(size: number) {
    this.#counts = new Uint16Array(size)
  }

  /** @throws RangeError for a number that nothing has */
  of(index: number): number {
    const uses = this.#counts[index]
    if (uses === undefined) throw new RangeError(`Nothing has the number ${index}`)
    return uses
  }

  /** Counts one more (1) or one less (-1), or several at once, and answers how many that makes. */
  add(index: number, change: number): number {
    const uses = this.of(index) + change
    this.#counts[index] = uses
    return uses
  }
}
