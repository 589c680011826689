import { describe, expect, it } from 'vitest'
import { oneEachTurn } from './one-each-turn.ts'

describe('work that waits for its turn', () => {
  it('goes on in its order, and lets the event loop go round between one and the next', async () => {
    const turn = oneEachTurn()
    const seen: string[] = []
    let isOver = false
    const round = () => {
      seen.push('round')
      if (!isOver) setImmediate(round)
    }
    setImmediate(round)
    await Promise.all(
      ['first', 'second', 'third'].map(async (name) => {
        await turn()
        seen.push(name)
      }),
    )
    isOver = true
    expect(seen.filter((one) => one !== 'round')).toEqual(['first', 'second', 'third'])
    for (const [at, one] of seen.entries()) {
      if (at > 0 && one !== 'round') expect([one, seen[at - 1]]).toEqual([one, 'round'])
    }
  })
})
