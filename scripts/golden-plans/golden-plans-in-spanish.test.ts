import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { spanishGate } from '@brightplate/meal-plans/check/checked-spanish'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { planInSpanish } from '@brightplate/meal-plans/spanish/plan-in-spanish'
import { faultsOfSpanishPlan } from '@brightplate/meal-plans/spanish/testing/faults-of-spanish-plan'
import { spanishDish } from '@brightplate/planner/spanish/spanish-dish'
import { describe, expect, it } from 'vitest'
import { goldenProfiles } from './golden-profiles.ts'

const startDate = '2026-11-23'

/** What says of itself that it stays in English. */
const leftInEnglish = (plan: PlanData): string[] =>
  [...JSON.stringify(plan).matchAll(/"text":"([^"]*)","language":"en-US"/g)].map(
    ([, text = '']) => text,
  )

/** All but words: numbers, ids, dates and how many there are of each. */
const withoutWords = (plan: PlanData): unknown =>
  JSON.parse(
    JSON.stringify(plan, (key, value: unknown) => {
      // A translated aisle keeps its English id beside it.
      if (key === 'language' || key === 'params' || key === 'aisle_id') return undefined
      const isWord = /^(?:name|text|aisle|buy|label|prep_time|benefits)$/.test(key)
      return isWord || (typeof value === 'string' && / /.test(value)) ? 'words' : value
    }),
  )

const wordsAlone =
  /^(?:ingredients|steps|preparation|apart_steps|cut|under_water|shopping_list|general_tips|allergens)$/

/** Lists of words by their length. */
const lengths = (plan: PlanData): unknown =>
  JSON.parse(
    JSON.stringify(withoutWords(plan), (key, value: unknown) =>
      wordsAlone.test(key) && Array.isArray(value) ? value.length : value,
    ),
  )

const figures = (texts: readonly string[]): string[] =>
  texts.map((text) => (text.match(/\d+(?:[.,/]\d+)*/g) ?? []).sort().join(' '))

describe.each(Object.entries(goldenProfiles))('the plan of %s', (_, child) => {
  const composed = composePlan({ child, startDate, durationDays: 7, seed: 4, steps: 280 })
  if (composed.kind !== 'plan') throw new Error('There is no plan')
  const plan: PlanData = composed.planData
  const said = planInSpanish(plan, startDate, spanishGate(child))

  it('is said in Spanish from its notices to its shopping list', () => {
    expect(faultsOfSpanishPlan(said)).toEqual([])
    expect(leftInEnglish(said)).toEqual([])
    expect(JSON.stringify(said)).not.toContain('"language":"en-US"')
    expect(said.language).toBe('es-US')
  })

  it('has the dishes, amounts, lines and figures of the English', () => {
    expect(lengths(said)).toEqual(lengths(plan))
    const texts = ({ tip_texts = [], changes = [], ruled_out = [] }: PlanData) =>
      [...tip_texts, ...ruled_out, ...changes.map(({ text }) => text)].map(({ text }) => text)
    expect(figures(texts(said))).toEqual(figures(texts(plan)))
    const bought = (one: PlanData) => (one.shopping_items ?? []).map(({ buy }) => buy)
    expect(figures(bought(said))).toEqual(figures(bought(plan)))
  })

  it('writes its shopping list from its own lines, and keeps by what they are ticked', () => {
    const items = said.shopping_items ?? []
    expect(said.shopping_list).toHaveLength(items.length)
    said.shopping_list.forEach((line, index) => {
      expect(line.startsWith(`${items[index]?.name}: ${items[index]?.buy}`)).toBe(true)
    })
    expect(items.map(({ line }) => line)).toEqual(plan.shopping_items?.map(({ line }) => line))
  })

  it('is left as it is: Spanish is another document', () => {
    expect(faultsOfSpanishPlan(plan).length).toBeGreaterThan(100)
    expect(plan.language).toBeUndefined()
  })

  it('keeps a meal in English that the gate does not let pass, and says so', () => {
    const isNoLunch = (_: unknown, slot: string) => slot !== 'lunch'
    const [day] = planInSpanish(plan, startDate, isNoLunch).days
    const { lunch } = plan.days[0] ?? {}
    expect(day?.lunch).toMatchObject({ language: 'en-US', name: lunch?.name, steps: lunch?.steps })
    expect(day?.dinner.language).toBeUndefined()
  })

  it('keeps a meal in English where anything of it was changed by hand, and says so', () => {
    const [first] = plan.days
    if (!first) throw new Error('There is no day')
    const { breakfast } = first
    const ingredients = breakfast.ingredients.map((line) => `${line}!`)
    const changed = { ...breakfast, ingredients }
    expect(spanishDish(changed, { day: 1, date: startDate })).toBeNull()
    const days = [{ ...first, breakfast: changed }, ...plan.days.slice(1)]
    const [day] = planInSpanish({ ...plan, days }, startDate, spanishGate(child)).days
    expect(day?.breakfast).toMatchObject({ language: 'en-US', name: breakfast.name, ingredients })
  })
})
