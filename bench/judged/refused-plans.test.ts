import { plan } from '@brightplate/planner/plan'
import { dishesOfDay } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { neverOfFood } from '@brightplate/planner/refused/never-of-food'
import { buildProfile, safeFood } from '@brightplate/planner/testing/build-profile'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusedGroups } from '../../plan-check/facts.ts'
import { shows } from '../../plan-check/faults/meal-faults.ts'
import { readLine } from '../../plan-check/read-line.ts'

const groups = Object.keys(refusedGroups)

const planFor = (
  refusedFoods: string[],
  ageYears: number,
  seed: number,
  changes: Partial<PlannerProfile> = {},
) =>
  plan({
    profile: buildProfile({ ageYears, refusedFoods, ...changes }),
    startDate: '2026-11-23',
    durationDays: 7,
    seed,
    steps: 300,
  })

const forOne = (line: string) => ({ ...readLine(line), part: undefined, portions: 1 })

const foundIn = (outcome: ReturnType<typeof plan>, refused: readonly string[]) =>
  outcome.kind === 'infeasible'
    ? []
    : outcome.document.days
        .flatMap((day) => dishesOfDay(day))
        .flatMap(({ name, ingredients }) =>
          refused.flatMap((one) =>
            shows([name], ingredients.map(forOne), one).map((word) => `${one} in ${name}: ${word}`),
          ),
        )

describe('a plan without refused groups', () => {
  it('is found to show them where they are not refused', () => {
    const outcomes = [1, 2].map((seed) => planFor([], 7, seed))
    const shown = groups.filter((group) =>
      outcomes.some((outcome) => foundIn(outcome, [group]).length > 0),
    )
    expect(shown.length).toBeGreaterThan(15)
  })

  it.each(groups)('shows no %s, or says that none is left', (group) => {
    const outcome = planFor([group], 7, 5)
    expect(outcome.kind === 'plan' ? [] : outcome.relax.map(({ id }) => id)).toEqual(
      outcome.kind === 'plan' ? [] : [group],
    )
    expect(foundIn(outcome, [group])).toEqual([])
  })

  it.each(['fish', 'meat', 'eggs', 'fruit', 'cheese'].filter((one) => groups.includes(one)))(
    'shows no %s where it is never again',
    (group) => {
      // As a profile hands them over: what is never again is not among them.
      const safeFoods = ['tuna', 'chicken nuggets', 'banana', 'carrots']
        .filter((typed) => neverOfFood(typed, [group]) === null)
        .map(safeFood)
      const outcome = planFor([], 7, 5, { neverFoods: [group], safeFoods })
      expect(outcome.kind === 'plan' ? [] : outcome.relax).toEqual([])
      expect(foundIn(outcome, [group])).toEqual([])
    },
  )

  it('shows none of several at random, in whatever words around them', () => {
    let plans = 0
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...groups), { minLength: 2, maxLength: 4 }),
        fc.constantFrom(
          (all: string[]) => all,
          (all: string[]) => [all.join(', ')],
          (all: string[]) => all.map((one) => `hates ${one.toUpperCase()}!`),
          (all: string[]) => [`no ${all.join(' and ')}`],
        ),
        fc.constantFrom(2, 7, 15),
        fc.integer({ min: 1, max: 1000 }),
        (refused, phrase, age, seed) => {
          const outcome = planFor(phrase(refused), age, seed)
          if (outcome.kind === 'plan') plans += 1
          expect(foundIn(outcome, refused)).toEqual([])
        },
      ),
      { numRuns: 40, seed: 20261122 },
    )
    expect(plans).toBeGreaterThan(20)
  })
})
