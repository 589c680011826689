import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { planInBritish } from '@brightplate/meal-plans/british/plan-in-british'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { describe, expect, it } from 'vitest'
import { britishFaults } from '../../bench/british/british-faults.ts'
import { goldenProfiles } from './golden-profiles.ts'

const startDate = '2026-11-23'

/** What stays as it is: keys, parameters, ids, what was typed, and how tags were read. */
const notShown =
  /^(?:key|params|line|typed|tag|food|food_id|recipe_id|for_foods|picture|interpretation|aisle_id|nutrient|nutrition|known_nutrition|beside)$/

/** All but words: numbers, ids, dates and how many there are of each. */
const withoutWords = (plan: PlanData): unknown =>
  JSON.parse(
    JSON.stringify(plan, (key, value: unknown) => {
      if (key === 'language' || key === 'aisle_id' || key === 'tip_texts') return undefined
      const isWord = /^(?:name|text|aisle|buy|label|benefits)$/.test(key)
      return isWord || (typeof value === 'string' && !notShown.test(key)) ? 'words' : value
    }),
  )

const gramsOf = (lines: readonly string[]): string =>
  lines.map((line) => /([\d.]+) g(?:\)$| )/.exec(line)?.[1] ?? '').join(' ')

describe.each(Object.entries(goldenProfiles))('the plan of %s', (_, child) => {
  const composed = composePlan({ child, startDate, durationDays: 7, seed: 4, steps: 280 })
  if (composed.kind !== 'plan') throw new Error('There is no plan')
  const plan: PlanData = composed.planData
  const said = planInBritish(plan, child)

  it('is said in British words and measures from its notices to its shopping list', () => {
    expect(said.language).toBe('en-GB')
    expect(britishFaults(said, child)).toEqual([])
  })

  it('has the dishes, grams, figures and places of the American', () => {
    expect(withoutWords(said)).toEqual(withoutWords(plan))
    const lines = ({ days }: PlanData) =>
      days.flatMap(({ breakfast, lunch, dinner }) =>
        [breakfast, lunch, dinner].map(({ ingredients }) => gramsOf(ingredients)),
      )
    expect(lines(said)).toEqual(lines(plan))
  })

  it('writes its shopping list from its own lines, and keeps by what they are ticked', () => {
    const items = said.shopping_items ?? []
    said.shopping_list.forEach((line, index) => {
      expect(line.startsWith(`${items[index]?.name}: ${items[index]?.buy}`)).toBe(true)
    })
    expect(items.map(({ line }) => line)).toEqual(plan.shopping_items?.map(({ line }) => line))
  })
})
