import { describe, expect, it } from 'vitest'
import { kitchenChild, kitchens } from './kitchen-child.ts'
import { kitchenFaults } from './kitchen-faults.ts'

/** One child of each kitchen in three: `npm run bench:kitchen-allergies` makes thousands. */
const seeds = Array.from({ length: 12 }, (_, index) => index * 3)

describe('a child of the world’s kitchens with an allergy', () => {
  it('is of every kitchen in turn, eats its foods and has one or two allergies', () => {
    expect(kitchens.length).toBeGreaterThanOrEqual(30)
    for (const [index, kitchen] of kitchens.entries()) {
      const { id, facts } = kitchenChild(index)
      expect(id).toBe(`${kitchen} ${index}`)
      expect(facts.safe_foods.length).toBeGreaterThan(0)
      expect([1, 2]).toContain(facts.allergies.length)
    }
  })

  it.each(seeds)('is served nothing of it, nor against its diet (seed %i)', (seed) => {
    expect(kitchenFaults(seed) ?? []).toEqual([])
  })
})
