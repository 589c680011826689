import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { writeDish } from '../writing/write-dish.ts'
import { usdOfChild, usdOfOption } from './usd-of-option.ts'

describe('what a composition costs', () => {
  it('is what its lines cost for everyone, the same as of the finished plan', () => {
    const problem = buildProblem(ourMenu, buildProfile({ peopleAtTable: 3 }), '2026-11-23', 7)
    const options = problem.slots.flatMap((dishes) =>
      dishes.flatMap((one) => one.slice(0, 1)).slice(0, 20),
    )
    expect(options.length).toBeGreaterThan(60)
    for (const option of options) {
      const { name, foods } = writeDish(option, problem, 0)
      expect(usdOfOption(option), name).toBeCloseTo(usdOfFoods(foods), 6)
      expect(usdOfOption(option), name).toBe(usdOfOption(option))
    }
  })

  it('is the child’s own share of a shared dish, and all of what is made for the child alone', () => {
    const shared = buildProfile({ peopleAtTable: 3, tablePortions: 3 })
    const problem = buildProblem(ourMenu, shared, '2026-11-23', 7)
    const dinners = problem.slots[2]?.flatMap((one) => one.slice(0, 1)) ?? []
    const ofSharedDish = dinners.filter(({ parts }) => parts.every(({ people }) => people === 3))
    expect(ofSharedDish.length).toBeGreaterThan(10)
    for (const option of ofSharedDish)
      expect(3 * usdOfChild(option)).toBeCloseTo(usdOfOption(option), 6)
    const juices = problem.slots.at(-1)?.flatMap((one) => one.slice(0, 1)) ?? []
    const own = juices.filter(({ parts }) => parts.every(({ people }) => people === 1))
    for (const option of own) expect(usdOfChild(option)).toBeCloseTo(usdOfOption(option), 6)
  })
})
