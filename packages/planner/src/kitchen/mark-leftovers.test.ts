import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import type { PlannedDay } from '../plan-document.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { markLeftovers } from './mark-leftovers.ts'

const profile = buildProfile({ peopleAtTable: 2 })
const outcome = plan({
  profile,
  startDate: '2026-11-23',
  durationDays: 7,
  seed: 1,
  steps: 1500,
})
if (outcome.kind !== 'plan') throw new Error('No plan')
const { days } = outcome.document

/** The dinners of the week, each the same shared dish. */
function withSameDish(of: readonly PlannedDay[], on: readonly number[]): PlannedDay[] {
  const chili = plan({
    profile,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 2,
    steps: 10,
    locked: [{ day: 0, slot: 'dinner', recipeId: 'beef-potato-carrot-stew', servings: 1 }],
  })
  if (chili.kind !== 'plan') throw new Error('No plan')
  const [first] = chili.document.days
  if (!first) throw new Error('No day')
  const dinner = markLeftovers([first], profile)[0]?.dinner ?? first.dinner
  return of.map((day, index) => ({ ...day, dinner: on.includes(index) ? dinner : day.dinner }))
}

const dinnersOf = (marked: readonly PlannedDay[]) => marked.map(({ dinner }) => dinner)

describe('what is left of a dinner', () => {
  const marked = dinnersOf(markLeftovers(withSameDish(days, [0, 2]), profile))

  it('is a meal of its own: from which day, how kept, how warmed, in how many minutes', () => {
    const [first, , later] = marked
    expect(later?.leftover).toMatchObject({ day: 1, slot: 'dinner', kept: 'fridge' })
    expect(later?.steps[0]).toMatch(
      /^Take what was kept of Monday’s dinner from the fridge\. Warm the .* until it steams/,
    )
    expect(later?.active_minutes).toBeLessThan(first?.active_minutes ?? 0)
    expect(later?.prep_time).toBe(`${later?.total_minutes} minutes`)
    expect(later?.why.at(-1)?.text).toBe(
      `From Monday’s dinner: warm in ${later?.total_minutes} minutes.`,
    )
    expect(later?.ingredients).toEqual(first?.ingredients)
  })

  it('is cooked with the first, in amounts for both', () => {
    const [first] = marked
    expect(first?.cooked_for).toMatchObject({ day: 3, slot: 'dinner', kept: 'fridge' })
    expect(first?.cooked_for?.ingredients).toHaveLength(first?.parts?.[0]?.ingredients.length ?? 0)
    expect(first?.cooked_for?.ingredients).not.toEqual(first?.parts?.[0]?.ingredients)
    expect(first?.steps.at(-1)).toMatch(
      /^Cook Wednesday’s dinner together with it\. Cool that part/,
    )
  })

  it('is frozen where it is eaten later than a fridge keeps it', () => {
    const [first, , , , , later] = dinnersOf(markLeftovers(withSameDish(days, [0, 5]), profile))
    expect(first?.keeps?.freezer_days).toBe(90)
    expect(later?.leftover?.kept).toBe('freezer')
    expect(later?.steps[0]).toMatch(
      /^Thaw what was frozen of Monday’s dinner in the fridge overnight/,
    )
  })

  it('is made fresh again when the first goes, with the steps and minutes that it had', () => {
    const plain = withSameDish(days, [0, 2])
    const once = markLeftovers(plain, profile)
    const other = once.map((day, index) =>
      index === 0 ? { ...day, dinner: days[1]?.dinner ?? day.dinner } : day,
    )
    const again = dinnersOf(markLeftovers(other, profile))[2]
    expect(again).toEqual(plain[2]?.dinner)
  })

  it('is found again as often as it is asked for', () => {
    const once = markLeftovers(withSameDish(days, [0, 2]), profile)
    expect(markLeftovers(once, profile)).toEqual(once)
  })

  it('is none of a dish that holds other foods, whatever it is called', () => {
    const two = withSameDish(days, [0, 2])
    const changed = two.map((day, index) => {
      const [food, ...foods] = day.dinner.foods
      if (index !== 2 || !food) return day
      return {
        ...day,
        dinner: { ...day.dinner, foods: [{ ...food, food_id: 'tofu-firm' }, ...foods] },
      }
    })
    expect(dinnersOf(markLeftovers(changed, profile))[2]?.leftover).toBeUndefined()
  })
})
