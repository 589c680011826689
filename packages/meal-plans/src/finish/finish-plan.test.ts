import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannedDay } from '@brightplate/planner/plan-document'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { composeMove } from '../move/compose-move.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { EaterFacts, ProfileFacts } from '../profile/profile-facts.ts'
import { composeGoBack } from '../revisions/compose-go-back.ts'
import { composeAlternatives } from '../swap/compose-alternatives.ts'
import { composeSwap } from '../swap/compose-swap.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { finishPlan } from './finish-plan.ts'
import type { PlanChange } from './plan-change.ts'

const startDate = '2026-11-23'

/** A plan of which the second lunch is cooked for itself: steps of a shared dish are written again. */
function made(child: ProfileFacts, seed = 2): PlanData {
  const composed = composePlan({ child, startDate, durationDays: 7, seed, steps: 200 })
  if (composed.kind !== 'plan') throw new Error(JSON.stringify(composed))
  const { lunch } = composed.planData.days[1] ?? {}
  return lunch?.leftover || lunch?.cooked_for ? made(child, seed + 1) : composed.planData
}

/** A plan of a child with one meal of its days changed by hand. */
function finishedWith(
  facts: Partial<ProfileFacts>,
  change: (day: PlannedDay) => PlannedDay,
  today: Partial<ProfileFacts> = facts,
) {
  const before = made(buildFacts(facts))
  const days = toPlannedDays(before).map((day, index) => (index === 1 ? change(day) : day))
  const child = buildFacts(today)
  return finishPlan({ days }, child, planProfile(child), { before, placed: [] })
}

const withLunch =
  (change: (lunch: PlannedDay['lunch']) => Partial<PlannedDay['lunch']>) =>
  (day: PlannedDay): PlannedDay => ({ ...day, lunch: { ...day.lunch, ...change(day.lunch) } })

const sibling: EaterFacts = {
  child_id: 'a',
  age: 5,
  allergies: [],
  dietary_preferences: [],
  careful_chewing: false,
}

describe('a plan that is finished', () => {
  it('has its tips, list, cost and figures of its days alone, whatever came along', () => {
    const child = buildFacts({ allergies: ['milk'] })
    const plan = made(child)
    const again = finishPlan({ days: toPlannedDays(plan) }, child, planProfile(child), null)
    expect(again.kind === 'finished' && again.plan).toEqual(plan)
  })

  it.each([
    ['a line', { ingredients: ['1 tbsp peanut butter (16 g)'] }],
    ['a step', { steps: ['Stir in the peanuts.'] }],
    ['a name', { name: 'Peanut noodles' }],
    ['a food beside', { beside: ['peanut butter crackers'] }],
    [
      'the shared dish of two meals',
      {
        cooked_for: {
          day: 4,
          slot: 'lunch' as const,
          kept: 'fridge' as const,
          ingredients: [],
          steps: ['Stir in the peanut butter.'],
        },
        steps: ['Stir in the peanut butter.', 'Keep it.'],
      },
    ],
  ])('is refused with an allergen in %s', (_, change) => {
    const outcome = finishedWith(
      { allergies: ['peanuts'] },
      withLunch(() => change),
    )
    expect(outcome.kind).toBe('refused')
    if (outcome.kind !== 'refused') return
    expect(outcome.brought.map(({ day, slot }) => `${day}/${slot}`)).toContain('1/lunch')
  })

  it('is refused with an allergen in the name of a part that the name of its dish does not tell', () => {
    const outcome = finishedWith(
      { allergies: ['peanuts'] },
      withLunch(({ parts = [] }) => ({
        parts: parts.map((part, index) => (index === 0 ? { ...part, name: 'Peanut sauce' } : part)),
      })),
    )
    expect(outcome.kind).toBe('refused')
  })

  it('is refused where a sibling’s plate holds what is made apart for another', () => {
    const facts = { eaters: [sibling], people_at_table: 2 }
    const outcome = finishedWith(
      facts,
      withLunch(({ parts = [] }) => ({
        parts: parts.map((part, index) =>
          index === 0 ? { ...part, apart_steps: ['Heat it apart.'] } : part,
        ),
        plates: [
          {
            child_id: 'a',
            parts: [0],
            left_out: [],
            text: { key: 'plate', params: {}, text: 'the same' },
          },
        ],
      })),
    )
    expect(outcome.kind === 'refused' && outcome.brought).toContainEqual({
      kind: 'plate',
      day: 1,
      slot: 'lunch',
      id: 'a',
    })
  })

  it('is refused with a food beside a meal at which a rule forbids it', () => {
    const facts = { dietary_preferences: ['kosher'] }
    const outcome = finishedWith(
      facts,
      withLunch(() => ({ beside: ['bacon'] })),
    )
    expect(outcome.kind === 'refused' && outcome.brought.map(({ kind }) => kind)).toContain(
      'beside',
    )
  })

  it('is refused with one fish meal too many in its week, and with one in a day is not', () => {
    const fish = { foods: [{ food_id: 'salmon', grams: 60 }], people: 1, parts: [] }
    const withFish = (days: number) => {
      const child = buildFacts({ age: 7 })
      const before = made(child)
      const plain = toPlannedDays(before).map((day, index) => ({
        ...day,
        lunch: { ...day.lunch, foods: [], parts: [] },
        dinner: { ...day.dinner, foods: [], parts: [], ...(index < days ? fish : {}) },
        breakfast: { ...day.breakfast, foods: [], parts: [] },
      }))
      const outcome = finishPlan({ days: plain }, child, planProfile(child), {
        before,
        placed: [],
      })
      if (outcome.kind === 'finished') return 0
      return outcome.kind === 'refused'
        ? outcome.brought.filter(({ id }) => id === 'fish-meals').length
        : -1
    }
    expect(withFish(1)).toBe(0)
    expect(withFish(7)).toBeGreaterThan(0)
  })

  it.each([
    ['a line', { ingredients: ['1 tbsp peanut butter (16 g)'] }],
    ['a step', { steps: ['Stir in the peanuts.'] }],
  ])('is refused with an allergen in %s where it is new, too', (_, change) => {
    const child = buildFacts({ allergies: ['peanuts'] })
    const days = toPlannedDays(made(child)).map(withLunch(() => change))
    const outcome = finishPlan({ days }, child, planProfile(child), null)
    expect(outcome).toMatchObject({ kind: 'refused', carried: [] })
    expect(outcome.kind === 'refused' && outcome.brought.length).toBeGreaterThan(0)
  })

  it('is none where a clinician has to plan first, as it is where one is made', () => {
    const outcome = finishedWith({}, (day) => day, { allergies: ['FPIES'] })
    expect(outcome).toEqual({ kind: 'needs_clinician', conditions: ['FPIES'] })
  })
})

describe('a change of a plan that a rule of today breaks elsewhere', () => {
  const child = buildFacts()
  const plan = made(child)
  const today = buildFacts({ allergies: ['milk'] })
  const warned = planWarnings({ plan, child: today }).flatMap(({ day, slot }) =>
    day !== null && (slot === 'lunch' || slot === 'dinner') ? [{ day: day - 1, slot }] : [],
  )

  const swapped = () => {
    const [place] = warned
    if (!place) throw new Error('No meal with milk')
    const request = { child: today, planData: plan, startDate, ...place }
    const recipeId = composeAlternatives(request)[0]?.recipe_id ?? ''
    const swap = composeSwap({ ...request, recipeId })
    if (swap.kind !== 'swapped') throw new Error(swap.kind)
    return { place, swap }
  }

  it('goes through, and tells what is left', () => {
    const { place, swap } = swapped()
    expect(swap.warnings).toEqual(planWarnings({ plan: swap.planData, child: today }))
    const places = swap.warnings.map(({ day, slot }) => `${day}/${slot}`)
    expect(places).not.toContain(`${place.day + 1}/${place.slot}`)
    expect(swap.warnings.length).toBeLessThan(planWarnings({ plan, child: today }).length)
  })

  it('never brings back what is forbidden now', () => {
    const { swap } = swapped()
    const back = composeGoBack({ child: today, planData: swap.planData, asItWas: plan })
    expect(back.kind === 'refused' && back.reason).toMatch(
      /^That version no longer fits: “.+” (holds|may hold) milk\. Swap dishes/,
    )
  })
})

describe('a meal that a change puts where it is now', () => {
  const plan = made(buildFacts({ allergies: ['peanuts'] }))
  const peanut = { name: 'Peanut noodles' }
  const never = (food: string): Partial<ProfileFacts> => ({
    foods_said: [{ food, says: 'never_again', said_on: '2026-11-22' }],
  })

  /** A plan in which a lunch broke a rule of today before, with what is changed and placed. */
  function finished(
    facts: Partial<ProfileFacts>,
    lunch: Partial<PlannedDay['lunch']>,
    change: Pick<PlanChange, 'placed' | 'isAsItWas'>,
    brought: Partial<PlannedDay['dinner']> = {},
  ) {
    const child = buildFacts(facts)
    const changed = (index: number) =>
      toPlannedDays(plan).map((day, at) =>
        at === index ? { ...day, lunch: { ...day.lunch, ...lunch } } : day,
      )
    const before = {
      ...plan,
      days: plan.days.map((day, at) =>
        at === 1 ? { ...day, lunch: { ...day.lunch, ...lunch } } : day,
      ),
    }
    const days = changed(1).map((day, at) =>
      at === 2 ? { ...day, dinner: { ...day.dinner, ...brought } } : day,
    )
    return finishPlan({ days }, child, planProfile(child), { before, ...change })
  }
  const allergic = { allergies: ['peanuts'] }
  const at = (day: number, slot: 'lunch' | 'dinner') => ({ day, slot })

  it('is refused with what spoke against it before', () => {
    const outcome = finished(allergic, peanut, { placed: [at(1, 'lunch')] })
    expect(outcome).toMatchObject({
      kind: 'refused',
      brought: [],
      carried: [{ kind: 'words', day: 1, slot: 'lunch', id: 'peanut' }],
    })
  })

  it('is finished where what speaks against is another meal, and that is told', () => {
    for (const placed of [[], [at(1, 'dinner')], [at(2, 'lunch')]]) {
      const outcome = finished(allergic, peanut, { placed })
      expect(outcome.kind).toBe('finished')
      const told = outcome.kind === 'finished' ? outcome.warnings : []
      expect(told.map(({ day, slot }) => `${day}/${slot}`)).toEqual(['2/lunch'])
    }
  })

  it('is refused with one thing that it carries and one that it brings', () => {
    const outcome = finished(allergic, peanut, { placed: [at(1, 'lunch')] }, peanut)
    expect(outcome).toMatchObject({
      kind: 'refused',
      brought: [{ day: 2, slot: 'dinner' }],
      carried: [{ day: 1, slot: 'lunch' }],
    })
  })

  it('may hold what is never again since, which is a wish and no danger', () => {
    const noodles = { name: 'Zorp noodles' }
    const outcome = finished(never('zorp noodles'), noodles, { placed: [at(1, 'lunch')] })
    expect(outcome.kind).toBe('finished')
  })

  it('may bring what is never again where the parent asks for the plan as it was, and else not', () => {
    const noodles = { name: 'Zorp noodles' }
    const of = (change: Pick<PlanChange, 'placed' | 'isAsItWas'>) =>
      finished(never('zorp noodles'), {}, change, noodles).kind
    expect(of({ placed: [] })).toBe('refused')
    expect(of({ placed: [], isAsItWas: true })).toBe('finished')
    expect(finished(allergic, {}, { placed: [], isAsItWas: true }, peanut).kind).toBe('refused')
  })
})

describe('a child without milk and salt', () => {
  const child = buildFacts({ allergies: ['milk', 'salt'], safe_foods: ['rice', 'bananas'] })
  const plan = made(child)
  const salted = ({ general_tips }: PlanData) => general_tips.filter((tip) => /salt/i.test(tip))

  it('is told no tip about iodized salt, after a swap neither', () => {
    expect(salted(plan)).toEqual([])
    const place = { child, planData: plan, startDate, day: 2, slot: 'dinner' as const }
    const recipeId = composeAlternatives(place)[0]?.recipe_id ?? ''
    const swap = composeSwap({ ...place, recipeId })
    expect(swap.kind === 'swapped' && salted(swap.planData)).toEqual([])
  })

  it('has meals that may move', () => {
    const moves = [1, 2, 3, 4, 5, 6].map(
      (toDay) => composeMove({ child, planData: plan, slot: 'breakfast', day: 0, toDay }).kind,
    )
    expect(moves).toContain('moved')
  })
})
