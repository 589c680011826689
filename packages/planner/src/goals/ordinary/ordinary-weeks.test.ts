import { requirePattern } from '@brightplate/foods/patterns/food-patterns'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { portionsOfLines } from '../../dishes/portions-of-lines.ts'
import { cookedFrom } from '../../kitchen/kitchen-caps.ts'
import { ourMenu } from '../../menu.ts'
import { plan } from '../../plan.ts'
import type { PlanDocument, PlannedDish } from '../../plan-document.ts'
import { buildProfile } from '../../testing/build-profile.ts'

const weekOf = (ageYears: number, seed: number): PlanDocument => {
  const outcome = plan({
    profile: buildProfile({ ageYears }),
    startDate: '2026-11-23',
    durationDays: 7,
    seed,
    steps: 2100,
  })
  if (outcome.kind !== 'plan') throw new Error(JSON.stringify(outcome))
  return outcome.document
}

const weeks = [3, 6, 10, 15].flatMap((age) =>
  [1, 2].map((seed) => ({ age, week: weekOf(age, seed) })),
)

const baseOf = ({ parts = [], recipe_id: id }: PlannedDish) =>
  parts[0]?.food_id ?? parts[0]?.recipe_id ?? id

/** Cups of vegetables that are no potato, in the child's share. */
function vegetableCups(dish: PlannedDish): number {
  const portions = portionsOfLines(dish)
  return dish.foods.reduce((sum, { food_id: id, grams }, line) => {
    const { vegetable_cup: all, potato_cup: potato } = requirePattern(id)
    return sum + (((all ?? 0) - (potato ?? 0)) * grams) / 100 / (portions[line] ?? 1)
  }, 0)
}

const groupOf = (foodId: string | undefined, recipeId: string | undefined): string =>
  plainFoodOf(foodId ?? '')?.group ?? ourMenu.recipes.find(({ id }) => id === recipeId)?.group ?? ''

const inCrust = ['breaded-meat', 'breaded-fish', 'potato-fried']
const hasCrust = ({ parts = [] }: PlannedDish): boolean =>
  parts.some(({ food_id: id }) => inCrust.includes(plainFoodOf(id ?? '')?.group ?? ''))

describe('a week of a child of whom no food is known', () => {
  it('has four different dinners that are cooked', () => {
    for (const { week } of weeks) {
      const cooked = week.days
        .map(({ dinner }) => dinner)
        .filter(({ active_minutes: minutes }) => minutes >= cookedFrom)
      expect(new Set(cooked.map(baseOf)).size).toBeGreaterThanOrEqual(4)
    }
  })

  it('has a vegetable that is no potato at six dinners: a quarter cup, half of it under four years', () => {
    for (const { age, week } of weeks) {
      const enough = (age < 4 ? 0.125 : 0.25) - 0.005
      const with_ = week.days.filter(({ dinner }) => vegetableCups(dinner) >= enough)
      expect(with_.length).toBeGreaterThanOrEqual(6)
    }
  })

  it('has bought food in a crust, or fries, at two main meals at most', () => {
    for (const { week } of weeks) {
      const mains = week.days.flatMap(({ lunch, dinner }) => [lunch, dinner])
      expect(mains.filter(hasCrust).length).toBeLessThanOrEqual(2)
    }
  })

  it('has eight different snacks in most weeks, and seven in all', () => {
    const counts = weeks.map(({ week }) => {
      const snacks = week.days.flatMap(({ snacks: ofDay }) => ofDay)
      return new Set(
        snacks.map(({ parts = [], recipe_id: id }) =>
          parts
            .map((part) => part.food_id ?? part.recipe_id ?? id)
            .sort()
            .join(),
        ),
      ).size
    })
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(7)
    expect(counts.filter((count) => count >= 8).length).toBeGreaterThanOrEqual(6)
  })

  it('has one kind of food at four snacks at most, crackers of every name among them', () => {
    const isFree = (group: string) => /^(?:fruit|vegetable)|milk|drink|juice/.test(group)
    for (const { week } of weeks) {
      const kinds = week.days
        .flatMap(({ snacks: ofDay }) => ofDay)
        .flatMap(({ parts = [], recipe_id: id }) => [
          ...new Set(parts.map((part) => groupOf(part.food_id, part.recipe_id ?? id))),
        ])
        .filter((group) => group !== '' && !isFree(group))
      const times = [...Map.groupBy(kinds, (kind) => kind).values()].map(({ length }) => length)
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(4)
    }
  })

  it('asks a parent who may cook twice for no more than that', () => {
    const outcome = plan({
      profile: buildProfile({
        kitchen: { weekdayMinutes: 15, weekendMinutes: 15, cookedMeals: 2 },
      }),
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 1,
      steps: 2100,
    })
    if (outcome.kind !== 'plan') throw new Error('Infeasible')
    const cooked = outcome.document.days.filter(({ dinner }) => dinner.active_minutes >= cookedFrom)
    expect(cooked.length).toBeLessThanOrEqual(3)
  })
})
