import { describe, expect, it } from 'vitest'
import { fairTurns } from './fair-turns.ts'

describe('work that waits for its turn', () => {
  it('goes on in its order, and lets the event loop go round between one and the next', async () => {
    const turn = fairTurns()
    const seen: string[] = []
    let isOver = false
    const round = () => {
      seen.push('round')
      if (!isOver) setImmediate(round)
    }
    setImmediate(round)
    await Promise.all(
      ['first', 'second', 'third'].map(async (name) => {
        await turn('one asker')
        seen.push(name)
      }),
    )
    isOver = true
    expect(seen.filter((one) => one !== 'round')).toEqual(['first', 'second', 'third'])
    for (const [at, one] of seen.entries()) {
      if (at > 0 && one !== 'round') expect([one, seen[at - 1]]).toEqual([one, 'round'])
    }
  })

  it('is done for each asker in turn: who asks once does not wait behind all that another asked for', async () => {
    const turn = fairTurns()
    const seen: string[] = []
    const ask = async (asker: string, what: string) => {
      await turn(asker)
      seen.push(what)
    }
    const many = ['a', 'b', 'c', 'd'].map((what) => ask('many', what))
    await Promise.all([...many, ask('one', 'only'), ask('other', 'first'), ask('other', 'second')])
    expect(seen).toEqual(['a', 'only', 'first', 'b', 'second', 'c', 'd'])
  })

  it('begins again after all of it was done', async () => {
    const turn = fairTurns()
    await turn('one')
    await turn('one')
    await expect(turn('other')).resolves.toBeUndefined()
  })
})
