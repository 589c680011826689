import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { servingOf } from '../dishes/servings-of.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { stepsOf } from '../steps/steps-of.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { stepsOfServing } from './steps-of-serving.ts'

describe('the steps of a serving', () => {
  it('are those of its dish in its size, for whom and for how many it is asked, and as often', () => {
    const us = buildProfile()
    const metric = { ...us, measures: 'metric' as const }
    let others = 0
    for (const recipe of allRecipes.slice(0, 60)) {
      const { dish } = legalDish(recipe, us)
      if (!dish) continue
      const serving = servingOf(dish, 1, us, 1)
      const regenerated = (people: number, profile: typeof us) =>
        stepsOf({ dish, servings: serving.cooked, people, profile })
      for (const [people, reader] of [
        [1, us],
        [1, us],
        [4, us],
        [4, metric],
        [1, us],
      ] as const) {
        expect(stepsOfServing(serving, people, reader)).toEqual(regenerated(people, reader))
      }
      if (regenerated(1, us).join() !== regenerated(4, metric).join()) others += 1
    }
    expect(others).toBeGreaterThan(10)
  })
})
