import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/problem.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { writeDish } from '../writing/write-plan.ts'
import { usdOfOption } from './usd-of-option.ts'

describe('what a plate costs', () => {
  it('is what its lines cost for everyone, the same as of the finished plan', () => {
    const problem = buildProblem(ourMenu, buildProfile({ peopleAtTable: 3 }), '2026-11-23', 7)
    const options = problem.slots.flatMap((dishes) =>
      dishes.flatMap((one) => one.slice(0, 1)).slice(0, 20),
    )
    expect(options.length).toBeGreaterThan(60)
    for (const option of options) {
      const { name, foods } = writeDish(option, problem)
      expect(usdOfOption(option), name).toBeCloseTo(usdOfFoods(foods), 6)
      expect(usdOfOption(option), name).toBe(usdOfOption(option))
    }
  })
})
