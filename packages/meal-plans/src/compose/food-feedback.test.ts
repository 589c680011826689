import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { slots } from '@brightplate/planner/slot'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

const stem = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)
    .join(' ')} `

/** Every word that a family reads of what is served, meal by meal. */
const servedIn = (plan: PlanData): string[] =>
  plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan, day, slot)
      return dish ? [dish.name, ...(dish.parts ?? []).map(({ name }) => name)] : []
    }),
  )

const asked = plainFoods.filter(({ variantOf }) => variantOf === null).map(({ name }) => name)

describe('what a plan says of each food that a child eats', () => {
  it('is borne out by its meals: none that is called absent is served, none that is called present is missing (seed 31)', () => {
    const said: string[] = []
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...asked), { minLength: 1, maxLength: 9 }),
        fc.constantFrom([], ['milk'], ['wheat'], ['eggs', 'peanuts'], ['soy'], ['fish', 'sesame']),
        fc.constantFrom(2, 5, 8, 13),
        fc.constantFrom(true, null),
        (safe_foods, allergies, age, safe_foods_nearly_all) => {
          const child = buildFacts({
            age,
            allergies: [...allergies],
            safe_foods,
            safe_foods_nearly_all,
          })
          const composed = composePlan({
            child,
            startDate: '2026-11-23',
            durationDays: 7,
            seed: 5,
            steps: 300,
          })
          if (composed.kind !== 'plan') return
          const served = servedIn(composed.planData).map(wordsOf)
          for (const { tag, text } of composed.planData.changes ?? []) {
            if (!safe_foods.includes(tag)) continue
            said.push(text.key)
            const isServed = served.some((words) => words.includes(wordsOf(tag)))
            if (text.key === 'change.familiar-alone' || text.key === 'change.familiar-full')
              expect(isServed, `${tag}: ${text.text}`).toBe(false)
            if (text.key === 'change.familiar') expect(Number(text.params.count)).toBeGreaterThan(0)
          }
        },
      ),
      { seed: 31, numRuns: 40 },
    )
    for (const key of ['change.familiar', 'change.familiar-out']) {
      expect(said).toContain(key)
    }
  })
})
