import { describe, expect, it } from 'vitest'
import { easierAlternatives, isEasier } from './easier-alternatives.ts'

const effort = (active_minutes: number, total_minutes: number, steps: number) => ({
  active_minutes,
  total_minutes,
  steps,
})

const than = effort(10, 20, 4)

describe('something easier', () => {
  it('asks for less of work, steps or minutes until it is ready', () => {
    expect(isEasier(effort(9, 20, 4), than)).toBe(true)
    expect(isEasier(effort(10, 20, 3), than)).toBe(true)
    expect(isEasier(effort(10, 15, 4), than)).toBe(true)
    expect(isEasier(effort(10, 20, 4), than)).toBe(false)
  })

  it('asks for more of none, whatever it saves', () => {
    expect(isEasier(effort(11, 15, 1), than)).toBe(false)
    expect(isEasier(effort(1, 21, 1), than)).toBe(false)
    expect(isEasier(effort(1, 5, 5), than)).toBe(false)
  })

  it('is offered with the least work first, and nothing beside it that is not', () => {
    const all = [effort(20, 20, 1), effort(8, 8, 4), effort(5, 15, 3), effort(5, 5, 3), than]
    expect(easierAlternatives(all, than, 3)).toEqual([
      effort(5, 5, 3),
      effort(5, 15, 3),
      effort(8, 8, 4),
    ])
    expect(easierAlternatives([than, effort(20, 20, 1)], than, 3)).toEqual([])
  })

  it('looks no further than it offers', () => {
    let compared = 0
    function* offered() {
      for (;;) {
        compared += 1
        yield effort(1, 1, 1)
      }
    }
    easierAlternatives(offered(), than, 3)
    expect(compared).toBe(3)
  })
})
