import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, PlanDay, PlatePart, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { inSpanish } from '../spanish/in-spanish.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { composeMove } from './compose-move.ts'

const child = buildFacts()
const stew = { slot: 'dinner' as const, recipeId: 'beef-potato-carrot-stew', servings: 1 }
const composed = composePlan({
  child,
  startDate: '2026-11-23',
  durationDays: 14,
  seed: 4,
  steps: 300,
  locked: [
    { day: 0, ...stew },
    // Eaten fresh, so that nothing else is cooked for another day at the beginning.
    { day: 1, slot: 'dinner', recipeId: 'chicken-fajitas', servings: 1 },
    { day: 2, ...stew },
  ],
})
if (composed.kind !== 'plan') throw new Error('No plan')
const { planData } = composed

const move = (
  slot: Slot,
  [day, toDay]: [number, number],
  plan: PlanData = planData,
  facts: ProfileFacts = child,
) => composeMove({ child: facts, planData: plan, slot, day, toDay })

function moved(...request: Parameters<typeof move>): PlanData {
  const outcome = move(...request)
  if (outcome.kind !== 'moved') throw new Error(JSON.stringify(outcome))
  return outcome.planData
}

function reason(...request: Parameters<typeof move>): string {
  const outcome = move(...request)
  return outcome.kind === 'refused' ? outcome.reason : 'moved'
}

const named = (plan: PlanData, day: number, slot: Slot) => dishAt(plan, day, slot)?.name

/** One of the days with another meal there. */
const otherDay = (slot: Slot, day: number, among: readonly number[]): number =>
  among.find((one) => named(planData, one, slot) !== named(planData, day, slot)) ?? day

const otherLunch = (day: number, among: readonly number[]) => otherDay('lunch', day, among)

const energyAt = (day: number) => planData.days[day]?.breakfast.nutrition?.energy_kcal

/** A day of which the breakfast has other figures too: white toast stands in for buttered toast. */
const otherBreakfast =
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].find(
    (day) =>
      energyAt(day) !== energyAt(1) &&
      named(planData, day, 'breakfast') !== named(planData, 1, 'breakfast'),
  ) ?? 1

describe('a meal that is moved', () => {
  it.each(['breakfast', 'lunch', 'snack_1', 'snack_2', 'juice'] as const)(
    'changes places with the %s of another day, and nothing else does',
    (slot) => {
      const toDay = [3, 4, 5, 6, 7, 8, 9].find(
        (day) =>
          named(planData, day, slot) !== named(planData, 1, slot) &&
          move(slot, [1, day]).kind === 'moved',
      )
      const after = moved(slot, [1, toDay ?? 0])
      expect(named(after, 1, slot)).toBe(named(planData, toDay ?? 0, slot))
      expect(named(after, toDay ?? 0, slot)).toBe(named(planData, 1, slot))
      const others = (plan: PlanData) =>
        plan.days.map((day) => [
          day.date,
          ...slots.map((one) => one !== slot && named(plan, day.day - 1, one)),
        ])
      expect(others(after)).toEqual(others(planData))
    },
  )

  it('takes its figures to the day, and leaves the week what it was', () => {
    const after = moved('breakfast', [1, otherBreakfast])
    expect(after.days[1]?.nutrition).not.toEqual(planData.days[1]?.nutrition)
    expect(after.nutrition).toEqual(planData.nutrition)
    expect(after.cost?.usd).toBeCloseTo(planData.cost?.usd ?? 0)
    expect(planWarnings({ plan: after, child })).toEqual([])
  })

  it('comes back whole when it is moved back', () => {
    const there = moved('breakfast', [1, otherBreakfast])
    expect(moved('breakfast', [otherBreakfast, 1], there).days).toEqual(planData.days)
  })

  it('is bought on the trip before its day', () => {
    const trips = ({ shopping_items = [] }: PlanData) =>
      shopping_items.map(({ food_id, trip, needed_grams }) => [food_id, trip, needed_grams])
    const lunches = [9, 10, 11, 12, 13].map((day) => move('lunch', [1, day]))
    const after = lunches.flatMap((one) => (one.kind === 'moved' ? [trips(one.planData)] : []))
    // What keeps for two weeks is bought at once, whatever its day.
    expect(after).toContainEqual(expect.not.arrayContaining(trips(planData)))
  })

  it('stays where the same stands on the other day, or the plan has no such day', () => {
    expect(reason('lunch', [1, 1])).toBe('The same stands there already. Choose another day.')
    expect(reason('lunch', [1, 20])).toBe('The same stands there already. Choose another day.')
  })

  it('says in Spanish why it stays where it is', () => {
    const outcome = composeMove({ child, planData, slot: 'dinner', day: 0, toDay: 2 }, inSpanish)
    expect(outcome).toEqual({ kind: 'refused', reason: 'Ahí ya está lo mismo. Elija otro día.' })
    const milk = buildFacts({ allergies: ['milk', 'egg', 'wheat', 'rice', 'oats'] })
    const day = planData.days.findIndex(
      ({ breakfast }) => breakfast.name !== named(planData, 0, 'breakfast'),
    )
    const refused = composeMove(
      { child: milk, planData, slot: 'breakfast', day: 0, toDay: day },
      inSpanish,
    )
    expect(refused).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(
        /^“.+” (?:puede )?llevar? .+\. Antes, cámbielo por otro platillo\.$/u,
      ),
    })
  })

  it('may be a meal out: the other day is eaten out then', () => {
    const eatenOut = {
      name: 'Eaten out',
      ingredients: [],
      prep_time: '',
      benefits: '',
      eaten_out: true as const,
    }
    const days = planData.days.map((day) => (day.day === 2 ? { ...day, lunch: eatenOut } : day))
    const after = moved('lunch', [1, 4], { ...planData, days })
    expect([after.days[1]?.lunch.eaten_out, after.days[4]?.lunch.eaten_out]).toEqual([
      undefined,
      true,
    ])
    expect([after.days[1]?.home_share, after.days[4]?.home_share]).toEqual([
      undefined,
      expect.any(Number),
    ])
  })
})

describe('what is left of a dinner', () => {
  it('follows its cooking to another day', () => {
    expect(planData.days[2]?.dinner.leftover).toMatchObject({ day: 1, kept: 'fridge' })
    const after = moved('dinner', [0, 1])
    expect(after.days[2]?.dinner.leftover).toMatchObject({ day: 2, slot: 'dinner' })
    expect(after.days[2]?.dinner.steps?.[0]).toContain('Tuesday’s dinner')
    expect(after.days[1]?.dinner.cooked_for?.day).toBe(3)
    const before = planData.days[1]?.dinner.cooked_for?.day
    expect(after.days[0]?.dinner.cooked_for?.day).toBe(before)
  })

  it('is frozen where it is moved farther than a fridge keeps it', () => {
    const free = [5, 6, 7, 8, 9, 10, 11, 12, 13].find((day) => {
      const { leftover, cooked_for } = planData.days[day]?.dinner ?? {}
      return (
        !leftover && !cooked_for && named(planData, day, 'dinner') !== named(planData, 2, 'dinner')
      )
    })
    const after = moved('dinner', [2, free ?? 0]).days[free ?? 0]
    expect(after?.dinner.leftover).toMatchObject({ day: 1, kept: 'freezer' })
  })

  it('never comes before its cooking', () => {
    expect(reason('dinner', [0, 4])).toMatch(
      /^“.*” for Wednesday’s dinner is what is left of Monday’s dinner, and has to come after it\. Choose another day/,
    )
    expect(reason('dinner', [0, 2])).toMatch(/^The same stands there already/)
  })

  it('never is kept too long', () => {
    const days = planData.days.map((day) => {
      const { keeps } = day.dinner
      return keeps
        ? { ...day, dinner: { ...day.dinner, keeps: { ...keeps, freezer_days: null } } }
        : day
    })
    expect(reason('dinner', [2, 8], { ...planData, days })).toMatch(
      /is what is left of Monday’s dinner, and would be kept too long\. Choose a nearer day/,
    )
  })
})

describe('a rule of today', () => {
  it('keeps a dish where it is that no longer fits', () => {
    const facts = { ...child, allergies: ['beef'] }
    expect(reason('dinner', [0, 1], planData, facts)).toMatch(
      /^“.*” (holds|may hold) beef\. Swap it for another dish first\.$/,
    )
  })

  it('keeps meals apart that are too much for one day', () => {
    const toDay = otherLunch(1, [3, 4, 5])
    const rice = { people: 1, foods: [{ food_id: 'rice-white', grams: 60 }] }
    const plain = (day: PlanDay) => ({
      ...day,
      breakfast: { ...day.breakfast, foods: [] },
      lunch: { ...day.lunch, foods: [] },
      dinner: { ...day.dinner, foods: [] },
      snacks: day.snacks.map((snack) => ({ ...snack, foods: [] })),
      juice: { ...day.juice, foods: [] },
    })
    const days = planData.days.map(plain).map((day, index) => ({
      ...day,
      ...(index === 1 ? { lunch: { ...day.lunch, ...rice } } : {}),
      ...(index === toDay ? { dinner: { ...day.dinner, ...rice } } : {}),
    }))
    expect(planWarnings({ plan: { ...planData, days }, child })).toEqual([])
    expect(reason('lunch', [1, toDay], { ...planData, days })).toMatch(
      /^It does not fit there: “.*” is one rice dish too many in its day\. Choose another day\.$/,
    )
  })

  it('keeps two new tastes out of one week', () => {
    const taste: PlatePart = {
      name: 'Pear',
      role: 'learning',
      typed: null,
      energy_kcal: 5,
      ingredients: [],
      grams: 12,
    }
    const tasted = (...on: number[]): PlanData => ({
      ...planData,
      days: planData.days.map((day) =>
        on.includes(day.day) ? { ...day, lunch: { ...day.lunch, parts: [taste] } } : day,
      ),
    })
    const [from, to] =
      [7, 8, 9, 10, 11, 12, 13]
        .flatMap((from) => [0, 2, 3, 4, 5, 6].map((to): [number, number] => [from, to]))
        .find((days) => reason('lunch', days, tasted(days[0] + 1)) === 'moved') ?? []
    if (from === undefined || to === undefined) throw new Error('No lunch may change its week')
    expect(reason('lunch', [from, to], tasted(2, from + 1))).toBe(
      'There would be two new tastes in one week. Choose another day.',
    )
  })
})
