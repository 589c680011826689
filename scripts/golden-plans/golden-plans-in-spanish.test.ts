import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { spanishDish } from '@brightplate/planner/spanish/spanish-dish'
import { describe, expect, it } from 'vitest'
import { goldenProfiles } from './golden-profiles.ts'

const english =
  /\b(?:the|and|with|until|minutes?|cups?|tbsp|tsp|serve|chopped|slices?|heat|others)\b/i

/** What a parent typed stays as it was typed: it stands in quotes. */
const unquoted = (text: string) => text.replaceAll(/«[^»]*»/g, '')

describe.each(Object.entries(goldenProfiles))('the meals of %s', (_, child) => {
  const composed = composePlan({
    child,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 4,
    steps: 280,
  })
  const days = composed.kind === 'plan' ? composed.planData.days : []
  const meals = days.flatMap(({ day, date = '', breakfast, lunch, dinner, snacks, juice }) =>
    [breakfast, lunch, dinner, ...snacks, juice]
      .filter(({ eaten_out: isOut }) => !isOut)
      .map((dish) => ({ dish, said: spanishDish(dish, { day, date }) })),
  )

  it('are all said in Spanish, and nothing in English', () => {
    expect(meals.length).toBeGreaterThan(30)
    for (const { dish, said } of meals) {
      expect(said, dish.name).not.toBeNull()
      const texts = [said?.name ?? '', ...(said?.ingredients ?? []), ...(said?.steps ?? [])]
      expect(texts.map(unquoted).filter((text) => english.test(text))).toEqual([])
      expect(texts.filter((text) => /(?<!\p{L})(?:de|a) el /iu.test(text))).toEqual([])
    }
  })

  it('have as many lines and parts as in English, of the same weights', () => {
    const weights = (lines: readonly string[]) =>
      lines.map((line) => /\(([\d.]+ g)\)$/.exec(line)?.[1])
    for (const { dish, said } of meals) {
      expect(weights(said?.ingredients ?? [])).toEqual(weights(dish.ingredients))
      expect(said?.parts).toHaveLength(dish.parts?.length ?? 0)
    }
  })

  it('stay in English where anything of them was changed by hand', () => {
    const { dish } = meals[0] ?? {}
    if (!dish) throw new Error('There is no meal')
    const [first = '', ...lines] = dish.ingredients
    const changed = { ...dish, ingredients: [`${first}!`, ...lines] }
    expect(spanishDish(changed, { day: 1, date: '2026-11-23' })).toBeNull()
  })
})
