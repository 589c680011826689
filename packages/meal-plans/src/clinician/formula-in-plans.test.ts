import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { finishPlan } from '../finish/finish-plan.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { composeAlternatives } from '../swap/compose-alternatives.ts'
import { composeSwap } from '../swap/compose-swap.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { buildFacts } from '../testing/build-facts.ts'

const startDate = '2026-11-23'

function planned(facts: Partial<ProfileFacts>): PlanData {
  const child = buildFacts(facts)
  const made = composePlan({ child, startDate, durationDays: 7, seed: 2, steps: 300 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

/** With which meals a food stands, day by day. */
const standsAt = (plan: PlanData, typed: string): Slot[][] =>
  plan.days.map((_, day) =>
    slots.filter((slot) => dishAt(plan, day, slot)?.beside?.includes(typed)),
  )

const everyDay = (...at: Slot[]) => Array.from({ length: 7 }, () => at)
const changeOf = (plan: PlanData, tag: string) =>
  plan.changes?.filter((one) => one.tag === tag).map(({ text }) => text.text)
const boughtOf = (plan: PlanData, typed: string) =>
  plan.shopping_items?.filter((one) => one.typed === typed)
const keysOf = (plan: PlanData) => plan.notices?.map(({ key }) => key) ?? []

describe('formula in a plan', () => {
  const alone = { safe_foods: ['PediaSure'], safe_foods_nearly_all: true }

  it('stands with the first snack of each day where nothing was said, is on the list, and is counted nowhere', () => {
    const plan = planned(alone)
    expect(standsAt(plan, 'PediaSure')).toEqual(everyDay('snack_1'))
    expect(boughtOf(plan, 'PediaSure')).toHaveLength(1)
    expect(changeOf(plan, 'PediaSure')).toEqual([
      'Stands with the first snack each day. Not counted in the figures of this plan.',
    ])
    const parts = plan.days.flatMap(({ snacks }) => snacks[0]?.parts ?? [])
    for (const part of parts.filter(({ typed }) => typed === 'PediaSure')) {
      expect(part).toMatchObject({ role: 'accepted', grams: null, energy_kcal: null })
    }
    expect(plan.shopping_items?.map(({ food_id }) => food_id)).not.toContain('pediasure')
  })

  it('is not advised away: no sentence says that none of the foods fits', () => {
    expect(keysOf(planned(alone))).not.toContain('notice.none-legal')
  })

  it('stands where and as much as the parent said, known to us or not', () => {
    const formula = {
      name: 'Store brand formula',
      amount: '2 bottles',
      slots: ['breakfast' as const, 'snack_1' as const],
    }
    const plan = planned({ safe_foods: ['toast'], formula })
    expect(standsAt(plan, formula.name)).toEqual(everyDay('breakfast', 'snack_1'))
    expect(changeOf(plan, formula.name)).toEqual([
      'Stands with breakfast and the first snack each day (a day: 2 bottles). Not counted in the figures of this plan.',
    ])
    expect(keysOf(plan)).toContain('clinic.formula-amount')
  })

  it('is said once where it is on the list too', () => {
    const plan = planned({ ...alone, formula: { name: 'pediasure', amount: '1 bottle' } })
    expect(standsAt(plan, 'PediaSure')).toEqual(everyDay('snack_1'))
    expect(boughtOf(plan, 'PediaSure')).toHaveLength(1)
  })

  it('passes the gate like any food: PediaSure holds milk', () => {
    const plan = planned({ allergies: ['milk'], formula: { name: 'PediaSure' } })
    expect(standsAt(plan, 'PediaSure')).toEqual(everyDay())
    expect(changeOf(plan, 'PediaSure')?.[0]).toMatch(/^Stays out of every meal/)
    expect(keysOf(plan)).toEqual(['clinic.formula-out'])
    expect(plan.general_tips[0]).toMatch(/Ask your clinician before you change what your child/)
    expect(JSON.stringify(plan.shopping_items)).not.toMatch(/pediasure/i)
  })

  it('waits for its label where that has to be read', () => {
    const plan = planned({ allergies: ['peanut'], formula: { name: 'Store brand formula' } })
    expect(standsAt(plan, 'Store brand formula')).toEqual(everyDay())
    expect(plan.labels_to_read?.map(({ food }) => food)).toEqual(['Store brand formula'])
  })

  it('is prepared apart where another at the table must not have it', () => {
    const eaters = [{ age: 35, allergies: ['milk'], dietary_preferences: [] }]
    const plan = planned({ formula: { name: 'PediaSure' }, eaters, people_at_table: 2 })
    expect(standsAt(plan, 'PediaSure')).toEqual(everyDay('snack_1'))
    const parts = plan.days[0]?.snacks[0]?.parts ?? []
    expect(parts.find(({ typed }) => typed === 'PediaSure')?.apart_steps).toBeDefined()
  })

  it('stays with its meal when that is swapped, and goes with the profile', () => {
    const child = buildFacts({ formula: { name: 'PediaSure' } })
    const plan = planned(child)
    const at = { child, planData: plan, startDate, day: 0, slot: 'snack_1' as const }
    const [offered] = composeAlternatives(at)
    const recipeId = offered?.recipe_id ?? ''
    const swapped = composeSwap({ ...at, recipeId })
    if (swapped.kind !== 'swapped') throw new Error(swapped.kind)
    expect(standsAt(swapped.planData, 'PediaSure')).toEqual(everyDay('snack_1'))
    const without = buildFacts({})
    const again = finishPlan({ days: toPlannedDays(plan) }, without, planProfile(without), null)
    expect(again.kind === 'finished' && standsAt(again.plan, 'PediaSure')).toEqual(everyDay())
  })

  it('stands with dinner where the parent said so, though some kinds of it hold cocoa', () => {
    const plan = planned({ formula: { name: 'PediaSure', slots: ['dinner', 'snack_2'] } })
    expect(standsAt(plan, 'PediaSure').map((at) => at.toSorted())).toEqual(
      everyDay('dinner', 'snack_2'),
    )
  })

  it('stands with a snack where meat and dairy are kept apart', () => {
    const plan = planned({
      dietary_preferences: ['kosher'],
      formula: { name: 'PediaSure', slots: ['dinner'] },
    })
    for (const at of standsAt(plan, 'PediaSure')) expect(at).not.toContain('dinner')
  })

  it('stands with no meal that is eaten out', () => {
    const child = buildFacts({ formula: { name: 'PediaSure' } })
    const mealsOut = [{ day: 0, slot: 'snack_1' as const }]
    const made = composePlan({ child, startDate, durationDays: 7, seed: 2, steps: 200, mealsOut })
    if (made.kind !== 'plan') throw new Error(made.kind)
    expect(standsAt(made.planData, 'PediaSure').map((at) => at.length)).toEqual([
      0, 1, 1, 1, 1, 1, 1,
    ])
  })

  it('is why no plan is missing, whatever else is eaten, whenever it is given', () => {
    const foods = ['toast', 'milk', 'bananas', 'chocolate milk', 'PediaSure', 'Oreos', 'ham']
    fc.assert(
      fc.property(
        fc.record({
          age: fc.integer({ min: 1, max: 17 }),
          safe_foods: fc.uniqueArray(fc.constantFrom(...foods), { maxLength: 4 }),
          safe_foods_nearly_all: fc.boolean(),
          allergies: fc.subarray(['milk', 'egg'], { maxLength: 1 }),
          dietary_preferences: fc.subarray(['vegan', 'kosher', 'halal'], { maxLength: 1 }),
        }),
        fc.constantFrom('Ensure', 'Kate Farms', 'Neocate', 'Store brand formula'),
        fc.subarray(['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2'] as const, {
          minLength: 1,
        }),
        (facts, name, at) => {
          const child = buildFacts({ ...facts, formula: { name, slots: [...at] } })
          const request = { child, startDate, seed: 1, steps: 20 }
          expect(composePlan({ ...request, durationDays: 7 }).kind).toBe('plan')
        },
      ),
      { seed: 153, numRuns: 12 },
    )
  })
})
