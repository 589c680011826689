import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { usualEnergy } from '@brightplate/foods/eating/usual-energy'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { describe, expect, it } from 'vitest'
import { checkPlan } from '../../plan-check/check-plan.ts'
import { ageFacts } from '../../plan-check/facts.ts'
import { wirePlanOf } from './wire-plan-of.ts'

type Request = Partial<Parameters<typeof composePlan>[0]>

function planOf(changes: Partial<ProfileFacts>, request: Request = {}): MealPlan {
  const child = buildFacts(changes)
  const made = composePlan({
    child,
    startDate: '2026-11-30',
    durationDays: 7,
    seed: 1,
    steps: 4000,
    ...request,
  })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return wirePlanOf(child, made.planData)
}

const kinds = (plan: MealPlan) => checkPlan(plan).map(({ kind }) => kind)
const listed = { safe_foods: ['toast', 'banana', 'chicken nuggets', 'PediaSure', 'flumps'] }
const outAtLunch = [{ day: 2, slot: 'lunch' as const }]
const outAllDays = Array.from({ length: 7 }, (_, day) => ({ day, slot: 'lunch' as const }))

describe('the energy that a clinician set, as the checker reads it', () => {
  it.each<[string, Partial<ProfileFacts>, Request?]>([
    ['in the field', { energy_target_kcal: 1400 }],
    ['at the low border', { energy_target_kcal: 1200 }],
    ['at the high border', { energy_target_kcal: 1800 }],
    [
      'with the goal of gaining weight',
      { energy_target_kcal: 1700, behavioral_goals: ['gain weight'] },
    ],
    ['in a tag', { dietary_preferences: ['1,400 kcal a day from our dietitian'] }],
    ['as a range in a tag', { behavioral_goals: ['dietitian: 1400-1600 kcal'] }],
    ['with food that is not counted', { energy_target_kcal: 1500, ...listed }],
    [
      'with a list that is nearly all',
      { energy_target_kcal: 1800, ...listed, safe_foods_nearly_all: true },
    ],
    ['with a meal out', { energy_target_kcal: 1400 }, { mealsOut: outAtLunch }],
    ['with no day at home', { energy_target_kcal: 1400 }, { mealsOut: outAllDays }],
    [
      'at a table of four',
      {
        energy_target_kcal: 1400,
        people_at_table: 4,
        eaters: [{ age: 40, allergies: [], dietary_preferences: [] }],
      },
    ],
  ])('is true %s', (_, changes, request) => {
    const plan = planOf(changes, request)
    expect(checkPlan(plan)).toEqual([])
    expect(plan.plan_data.notices?.some(({ key }) => key.startsWith('clinic.energy'))).toBe(true)
  })

  it('is no part of a plan for which none is set', () => {
    const plan = planOf({})
    expect(JSON.stringify(plan.plan_data)).not.toContain('energy target')
    expect(plan.plan_data.notices ?? []).toEqual([])
  })

  const changed = (change: (plan: MealPlan) => void): string[] => {
    const plan = planOf({ energy_target_kcal: 1400 })
    change(plan)
    return kinds(plan)
  }
  const noticeOf = ({ plan_data }: MealPlan) => {
    const notice = plan_data.notices?.find(({ key }) => key === 'clinic.energy')
    if (!notice) throw new Error('Nothing is said')
    return notice
  }
  const setTo = (kcal: number) => (plan: MealPlan) => {
    if (plan.profile_snapshot) plan.profile_snapshot.energy_target_kcal = kcal
  }

  it('is refused where the plan was made for another', () => {
    const found = changed(setTo(1500))
    expect(found).toContain('energy that is not aimed at')
    expect(found).toContain('sentence that is not so')
  })

  it.each([
    [1199, true],
    [1200, false],
    [1800, false],
    [1801, true],
  ])('of %i at seven years is not usual: %s', (kcal, isUnusual) => {
    expect(changed(setTo(kcal)).includes('energy that is not usual')).toBe(isUnusual)
  })

  it('is refused where it is not told', () => {
    const found = changed((plan) => {
      plan.plan_data.notices = []
    })
    expect(found).toContain('energy that is not told')
  })

  it('is refused where its days bring something else than is said', () => {
    for (const param of ['least', 'most']) {
      const found = changed((plan) => {
        noticeOf(plan).params[param] = 1290
      })
      expect(found).toContain('sentence that is not so')
    }
  })

  it('is refused where food that is not counted goes unnamed', () => {
    const plan = planOf({ energy_target_kcal: 1500, ...listed })
    delete noticeOf(plan).params.uncounted
    expect(kinds(plan)).toContain('sentence that is not so')
  })

  it('lies between borders that the checker holds by itself, and the product shares', () => {
    expect(ageFacts.usual_energy).toEqual(
      ageFacts.usual_energy.map((_, index) => {
        const { low, high } = usualEnergy(index + 1)
        return [low, high]
      }),
    )
    expect(ageFacts.usual_energy).toHaveLength(18)
  })
})
