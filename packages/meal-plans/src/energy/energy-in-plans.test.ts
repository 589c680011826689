import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { usualEnergy } from '@brightplate/foods/eating/usual-energy'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { composeAlternatives } from '../swap/compose-alternatives.ts'
import { composeSwap } from '../swap/compose-swap.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { energyNotice } from './energy-notice.ts'

const startDate = '2026-11-23'

const composed = (facts: Partial<ProfileFacts>) =>
  composePlan({ child: buildFacts(facts), startDate, durationDays: 7, seed: 2, steps: 3000 })

function planned(facts: Partial<ProfileFacts>): PlanData {
  const made = composed(facts)
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const energyOf = ({ nutrition }: PlanData) =>
  nutrition?.find(({ nutrient }) => nutrient === 'energy_kcal')
const noticesOf = ({ notices = [] }: PlanData) =>
  notices.filter(({ key }) => key.startsWith('clinic.energy'))
const kcalOf = (facts: Partial<ProfileFacts>) => planProfile(buildFacts(facts)).profile.energyKcal
const eater = { age: 40, allergies: [], dietary_preferences: [] }

describe('a plan with the energy that a clinician set', () => {
  it.each([1, 2, 3, 7, 13, 18])('at %i keeps near it at both borders of what is usual', (age) => {
    const { low, high } = usualEnergy(age)
    for (const kcal of [low, high]) {
      const plan = planned({ age, energy_target_kcal: kcal })
      expect(energyOf(plan)?.target).toBe(kcal)
      for (const { nutrition } of plan.days) {
        expect(Math.abs((nutrition?.energy_kcal ?? 0) - kcal)).toBeLessThanOrEqual(0.1 * kcal)
      }
    }
  })

  it('computes fiber and added sugar by it', () => {
    const row = (plan: PlanData, nutrient: string) =>
      plan.nutrition?.find((one) => one.nutrient === nutrient)
    const plan = planned({ energy_target_kcal: 1200 })
    expect(row(plan, 'fiber_g')?.target).toBe(17)
    expect(row(plan, 'added_sugars_g')?.upper).toBe(30)
  })

  it('adds nothing to it for the goal of gaining weight, and says so', () => {
    const plan = planned({ energy_target_kcal: 1700, behavioral_goals: ['gain weight'] })
    expect(energyOf(plan)?.target).toBe(1700)
    expect(plan.changes?.map(({ text }) => text.text)).toEqual([
      'Each day aims at 1,700 kcal, as a clinician set.',
    ])
  })

  it('says what its days bring, once, among the notices and the tips', () => {
    const plan = planned({ energy_target_kcal: 1400 })
    const brought = plan.days.map(({ nutrition }) => Math.round(nutrition?.energy_kcal ?? 0))
    const [said, ...more] = noticesOf(plan)
    expect(more).toEqual([])
    expect(said?.params).toEqual({
      kcal: 1400,
      least: Math.min(...brought),
      most: Math.max(...brought),
    })
    expect(plan.general_tips.filter((tip) => tip === said?.text)).toHaveLength(1)
  })

  it('names what stands in it and cannot be counted', () => {
    const [said] = noticesOf(
      planned({
        energy_target_kcal: 1400,
        safe_foods: ['toast', 'flumps'],
        formula: { name: 'PediaSure' },
      }),
    )
    expect(said?.params.uncounted).toEqual(expect.arrayContaining(['flumps', 'PediaSure']))
  })

  it('says so where a day is over 10 % from it, and not at the border', () => {
    const days = toPlannedDays(planned({ energy_target_kcal: 1400 }))
    const least = Math.min(...days.map(({ nutrition }) => Math.round(nutrition.energy_kcal ?? 0)))
    const border = Math.floor(least / 0.9)
    const keys = [border, border + 1].map(
      (energyKcal) => energyNotice(days, { energyKcal })[0]?.key,
    )
    expect(keys).toEqual(['clinic.energy', 'clinic.energy-far'])
  })

  it('keeps it when a dish is swapped', () => {
    const child = buildFacts({ energy_target_kcal: 1400 })
    const planData = planned({ energy_target_kcal: 1400 })
    const place = { child, planData, startDate, day: 0, slot: 'dinner' as const }
    const [one] = composeAlternatives(place)
    const swap = composeSwap({ ...place, recipeId: one?.recipe_id ?? '' })
    if (swap.kind !== 'swapped') throw new Error(swap.kind)
    expect(energyOf(swap.planData)?.target).toBe(1400)
    expect(noticesOf(swap.planData)).toHaveLength(1)
  })

  it('is the plan of before where none is set', () => {
    expect(planned({})).toEqual(planned({ energy_target_kcal: null }))
    expect(noticesOf(planned({}))).toEqual([])
  })
})

describe('which target a plan keeps', () => {
  it('is the field before a tag, and of several tags the highest', () => {
    const tags = ['1300 kcal a day, dietitian', '1500 kcal a day, doctor']
    expect(kcalOf({ behavioral_goals: tags })).toBe(1500)
    expect(kcalOf({ behavioral_goals: tags, energy_target_kcal: 1400 })).toBe(1400)
    expect(kcalOf({ behavioral_goals: ['1300 kcal a day'] })).toBeUndefined()
  })

  it('is none of others at the table: they go by their age, beside a child by its own', () => {
    const tag = '900 kcal a day, dietitian'
    const eaters = [{ ...eater, allergies: [tag], dietary_preferences: [tag] }]
    const { profile, interpretation } = planProfile(buildFacts({ eaters, people_at_table: 2 }))
    expect(profile.energyKcal).toBeUndefined()
    expect(interpretation.clinicianConditions).toEqual([])
    expect(profile.tablePortions).toBe(Math.round((1 + 2300 / 1600) * 100) / 100)
    const own = planProfile(buildFacts({ eaters, people_at_table: 2, energy_target_kcal: 1800 }))
    expect(own.profile.tablePortions).toBe(Math.round((1 + 2300 / 1800) * 100) / 100)
  })

  it('is no sibling’s either', () => {
    const sibling = { ...eater, age: 5, child_id: '44444444-4444-4444-8444-444444444444' }
    const { profile } = planProfile(
      buildFacts({ eaters: [sibling], people_at_table: 2, energy_target_kcal: 1800 }),
    )
    expect(profile.siblings[0]?.profile).not.toHaveProperty('energyKcal')
    expect(profile.siblings[0]?.portions).toBe(Math.round((1400 / 1800) * 100) / 100)
  })
})

describe('what is not ours to plan', () => {
  it('is a swallowing level of a sibling, also where it stands among its foods', () => {
    const sibling = { ...eater, age: 5, safe_foods: ['IDDSI 5 minced chicken'] }
    expect(composed({ eaters: [sibling], people_at_table: 2 })).toEqual({
      kind: 'needs_clinician',
      conditions: ['a swallowing diet at IDDSI level 5'],
    })
  })
})
