import { describe, expect, it } from 'vitest'
import { easierAlternatives, isEasier } from './easier-alternatives.ts'

const offered = (name: string, total_minutes: number, steps: number, accepted = false) => ({
  recipe_id: name,
  name,
  picture: 'plate',
  total_minutes,
  steps,
  lines: null,
  changes: [],
  accepted,
  excluded: null,
})

const namesOf = (found: ReturnType<typeof easierAlternatives>) => found.map(({ name }) => name)

describe('something easier', () => {
  it('takes fewer minutes or fewer steps, and not more of the other', () => {
    const than = { total_minutes: 20, steps: 4 }
    const is = (total_minutes: number, steps: number) => isEasier({ total_minutes, steps }, than)
    expect([is(19, 4), is(20, 3), is(20, 4)]).toEqual([true, true, false])
    expect([is(10, 5), is(21, 1), is(19, 3)]).toEqual([false, false, true])
  })

  it('is offered by its minutes, and nothing beside it that is not', () => {
    const all = [offered('a', 30, 2), offered('b', 15, 3), offered('c', 5, 1), offered('d', 20, 4)]
    const written = all.map((one) => ({ offered: one, isPlain: false }))
    const found = easierAlternatives(written, { total_minutes: 20, steps: 4 }, 3)
    expect(namesOf(found)).toEqual(['c', 'b'])
    expect(found.every(({ easier }) => easier)).toBe(true)
  })

  it('gives way, where there is none, to plain foods that the child eats, told as not easier', () => {
    const written = [
      { offered: offered('casserole', 60, 9, true), isPlain: false },
      { offered: offered('toast', 5, 2, true), isPlain: true },
      { offered: offered('salad', 5, 2), isPlain: true },
    ]
    const found = easierAlternatives(written, { total_minutes: 1, steps: 1 }, 3)
    expect(found.map(({ name, easier }) => [name, easier])).toEqual([['toast', false]])
  })

  it('looks no further than it offers', () => {
    let looked = 0
    function* written() {
      for (;;) {
        looked += 1
        yield { offered: offered(String(looked), 1, 1), isPlain: false }
      }
    }
    easierAlternatives(written(), { total_minutes: 20, steps: 4 }, 3)
    expect(looked).toBe(3)
  })
})
