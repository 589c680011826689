import { requireFood } from '@brightplate/foods/foods'
import type { GoalId } from '@brightplate/foods/interpretation'
import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { dishesOfDay, type PlanDocument } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { buildProfile } from '../testing/build-profile.ts'

const made = new Map<string, PlanDocument>()

/** Each plan is made once, however many tests look at it. */
function documentFor(changes: Partial<PlannerProfile>, seed = 1): PlanDocument {
  const key = JSON.stringify([changes, seed])
  const document = made.get(key) ?? makeDocument(changes, seed)
  made.set(key, document)
  return document
}

function makeDocument(changes: Partial<PlannerProfile>, seed: number): PlanDocument {
  const outcome = plan({
    profile: buildProfile(changes),
    startDate: '2026-11-23',
    durationDays: 7,
    seed,
    steps: 3000,
  })
  if (outcome.kind !== 'plan') throw new Error('Infeasible')
  return outcome.document
}

const with3 = (goals: GoalId[], of: (document: PlanDocument) => number) =>
  [1, 2, 3].reduce((sum, seed) => sum + of(documentFor({ goals }, seed)), 0) / 3

const leastProtein = ({ days }: PlanDocument) =>
  Math.min(...days.map(({ breakfast }) => breakfast.nutrition.protein_g ?? 0))

/** How far lunches and dinners lie from their share of the day's energy, beyond the three hundredths that are free. */
const unsteadiness = ({ days }: PlanDocument) =>
  days
    .flatMap(({ lunch, dinner, nutrition }) => {
      const shareOf = (meal: typeof lunch) =>
        (meal.nutrition.energy_kcal ?? 0) / (nutrition.energy_kcal ?? 1)
      return [Math.abs(shareOf(lunch) - 0.28), Math.abs(shareOf(dinner) - 0.3)]
    })
    .reduce((sum, away) => sum + Math.max(0, away - 0.03), 0)

const gramsOfFood = ({ days }: PlanDocument) =>
  days
    .flatMap(({ breakfast, lunch, dinner, snacks }) => [breakfast, lunch, dinner, ...snacks])
    .flatMap(({ foods }) => foods)
    .reduce((sum, { grams }) => sum + grams, 0)

const energyOf = ({ days }: PlanDocument) =>
  days.reduce((sum, { nutrition }) => sum + (nutrition.energy_kcal ?? 0), 0) / days.length

const fiberOf = ({ days }: PlanDocument) =>
  days.reduce((sum, { nutrition }) => sum + (nutrition.fiber_g ?? 0), 0) / days.length

describe('what a parent aims at', () => {
  it.each(['focus', 'calm', 'energy'] as const)(
    '%s: protein at every breakfast, and meals of a steady size',
    (goal) => {
      // 15 % of the energy of a breakfast, itself 22 % of 1,600 kcal.
      expect(with3([goal], leastProtein)).toBeGreaterThan(12.9)
      expect(with3([], leastProtein)).toBeLessThan(12.5)
      expect(with3([goal], unsteadiness)).toBeLessThan(with3([], unsteadiness) * 0.8)
    },
  )

  it('weight gain: 7 % more energy, in less food for it', () => {
    const energy = with3(['weight-gain'], energyOf)
    expect(energy).toBeGreaterThan(1600 * 1.05)
    expect(energy).toBeLessThan(1600 * 1.1)
    const density = (goals: GoalId[]) => with3(goals, energyOf) / with3(goals, gramsOfFood)
    expect(density(['weight-gain'])).toBeGreaterThan(density([]) * 1.1)
  })

  it('constipation: fiber weighs double', () => {
    const short = (goals: GoalId[]) => with3(goals, (document) => Math.min(fiberOf(document), 22))
    expect(short(['constipation'])).toBeGreaterThan(21.5)
    const goals = ['constipation'] as const
    const tips = documentFor({ goals }).tip_texts.map(({ key }) => key)
    expect(tips).toContain('tip.fiber-fluid')
  })

  it('sleep: no cocoa after lunch for anyone, and a tip on regular evenings', () => {
    const document = documentFor({ goals: ['sleep'], likes: ['chocolate', 'cocoa'] })
    for (const day of document.days) {
      for (const { foods } of [day.dinner, ...day.snacks, day.juice]) {
        for (const { food_id } of foods) {
          expect(requireFood(food_id).madeOf, food_id).not.toContain('cocoa')
        }
      }
    }
    expect(document.tip_texts.map(({ key }) => key)).toContain('tip.regular-evening')
  })

  it('new foods: tips on one step a week and on whom to ask', () => {
    const tips = documentFor({ goals: ['new-foods'] }).tip_texts.map(({ key }) => key)
    expect(tips).toEqual(expect.arrayContaining(['tip.new-food-step', 'tip.few-foods']))
  })

  it('no goal lowers the energy below the target', () => {
    const all = ['sleep', 'focus', 'calm', 'energy', 'new-foods', 'constipation'] as const
    for (const goal of all) {
      expect(energyOf(documentFor({ goals: [goal] })), goal).toBeGreaterThan(1600 * 0.99)
    }
  })
})

describe('a diagnosis', () => {
  const tipsFor = (diagnosis: PlannerProfile['diagnosis']) =>
    documentFor({ diagnosis }).tip_texts.map(({ key }) => key)

  it('ADHD: a tip on little appetite at midday, and on juice near a medicine', () => {
    expect(tipsFor('adhd')).toEqual(expect.arrayContaining(['tip.midday', 'tip.juice-medicine']))
    expect(tipsFor('autism')).not.toContain('tip.juice-medicine')
    expect(tipsFor('both')).toContain('tip.juice-medicine')
  })

  it('a small appetite at midday: one tip, of what the plan does about it, whatever the diagnosis', () => {
    for (const diagnosis of ['adhd', 'autism'] as const) {
      const { tip_texts } = documentFor({ diagnosis, smallMiddayAppetite: true })
      const midday = tip_texts.filter(({ key }) => key.startsWith('tip.midday'))
      expect(midday.map(({ key }) => key)).toEqual(['tip.midday-planned'])
      expect(midday[0]?.text).toContain('small lunch')
    }
  })

  it('autism: tips on foods that touch and on showing the day', () => {
    expect(tipsFor('autism')).toEqual(expect.arrayContaining(['tip.sauce-apart', 'tip.show-menu']))
    expect(tipsFor('adhd')).not.toContain('tip.show-menu')
  })

  it('a small appetite at midday: a lighter lunch, a larger breakfast', () => {
    const lunchOf = (smallMiddayAppetite: boolean) =>
      documentFor({ smallMiddayAppetite }).days.reduce(
        (sum, { lunch }) => sum + (lunch.nutrition.energy_kcal ?? 0),
        0,
      )
    expect(lunchOf(true)).toBeLessThan(lunchOf(false) * 0.8)
  })
})

describe('an avoided texture', () => {
  it('is in no dish', () => {
    const document = documentFor({ texturesAvoided: ['crunchy'] })
    for (const { textures } of document.days.flatMap((day) => dishesOfDay(day))) {
      expect(textures).not.toContain('crunchy')
    }
  })
})
