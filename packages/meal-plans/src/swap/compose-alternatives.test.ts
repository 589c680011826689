import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { inSpanish } from '../spanish/in-spanish.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composeAlternatives } from './compose-alternatives.ts'
import { composeSwap } from './compose-swap.ts'

const startDate = '2026-11-23'

const selective: Partial<ProfileFacts> = {
  safe_foods: ['chicken nuggets', 'french fries', 'plain pasta', 'banana', 'Cheerios', 'crackers'],
}

const made = new Map<string, ReturnType<typeof plannedAgain>>()

/** Composing changes no plan that it reads: tests share those of the same child. */
function planned(facts: Partial<ProfileFacts>) {
  const key = JSON.stringify(facts)
  const plan = made.get(key) ?? plannedAgain(facts)
  made.set(key, plan)
  return plan
}

function plannedAgain(facts: Partial<ProfileFacts>) {
  const child = buildFacts(facts)
  const composed = composePlan({ child, startDate, durationDays: 7, seed: 5, steps: 200 })
  if (composed.kind !== 'plan') throw new Error('No plan')
  return { child, startDate, planData: composed.planData, day: 2 }
}

const lookFor = (facts: Partial<ProfileFacts>, slot: Slot, query?: string) =>
  composeAlternatives({ ...planned(facts), slot, query })

const outOf = (found: ReturnType<typeof composeAlternatives>) =>
  found.flatMap(({ name, excluded }) => (excluded ? [[name, excluded.kind, excluded.id]] : []))

describe('dishes in the place of one', () => {
  it('are three, those of food that the child eats first', () => {
    const accepted = lookFor(selective, 'dinner').map((one) => one.accepted)
    expect(accepted).toHaveLength(3)
    expect(accepted).toEqual([...accepted].sort((a, b) => Number(b) - Number(a)))
    expect(accepted[0]).toBe(true)
    expect(lookFor({}, 'dinner').map(({ accepted }) => accepted)).toEqual([false, false, false])
  })

  it('say that no oven is needed where what stands there needs one, and they do not', () => {
    const { planData } = planned({})
    const told = planData.days.map(({ dinner: { steps = [] } }, day) => ({
      isFromOven: steps.some((step) => /°F|\boven\b/.test(step)),
      found: composeAlternatives({ ...planned({}), day, slot: 'dinner' }),
    }))
    const [ovens, others] = [true, false].map((is) =>
      told.filter(({ isFromOven }) => isFromOven === is).flatMap(({ found }) => found),
    )
    expect(ovens?.some((one) => one.no_oven)).toBe(true)
    expect(others?.every((one) => one.no_oven === undefined)).toBe(true)
  })

  it('say in dollars what they change where the family has a budget', () => {
    const dollarsOf = (facts: Partial<ProfileFacts>) =>
      (['breakfast', 'lunch', 'dinner'] as const).flatMap((slot) =>
        lookFor(facts, slot).flatMap(({ changes }) =>
          changes.filter((text) => /^About \$\d+\.\d\d (?:cheaper|dearer)\.$/.test(text)),
        ),
      )
    expect(dollarsOf({ people_at_table: 4, weekly_budget: 150 }).length).toBeGreaterThan(0)
    expect(dollarsOf({ people_at_table: 4 })).toEqual([])
  })
})

describe('dishes in the place of one, in Spanish', () => {
  const english = /(?<!\p{L})(?:the|and|with|more|less|minutes?|sauce|chicken|of)(?!\p{L})/iu
  const inPlace = (query?: string) =>
    composeAlternatives({ ...planned({ allergies: ['milk'] }), slot: 'dinner', query }, inSpanish)

  it('are the same, under Spanish names, with what they change', () => {
    const said = inPlace()
    expect(said.map(({ recipe_id }) => recipe_id)).toEqual(
      lookFor({ allergies: ['milk'] }, 'dinner').map(({ recipe_id }) => recipe_id),
    )
    const texts = said.flatMap(({ name, changes }) => [name, ...changes])
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => english.test(text))).toEqual([])
  })

  it('are found by the words of their Spanish names', () => {
    const found = inPlace('pollo con papas')
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ name }) => !/pollo/iu.test(name))).toEqual([])
    const refused = inPlace('macarrones con queso').filter(({ excluded }) => excluded)
    expect(refused.map(({ name }) => name).join()).toMatch(/queso/u)
  })
})

describe('dishes in the place of one, where a week has a budget', () => {
  const budget = 500
  const family: Partial<ProfileFacts> = { people_at_table: 4 }
  const cheaper = /^About \$\d+\.\d\d cheaper\.$/u
  const isCheaper = ({ changes }: { changes: string[] }) =>
    changes.some((text) => cheaper.test(text))

  /** What is offered of a week that costs so many dollars, by the same dishes. */
  function offered(
    usd: number,
    slot: Slot,
    { day, change = (data) => data }: { day?: number; change?: (data: PlanData) => PlanData } = {},
  ) {
    const { child, ...request } = planned(family)
    const { cost } = request.planData
    if (!cost) throw new Error('No cost')
    const planData = change({ ...request.planData, cost: { ...cost, usd } })
    return composeAlternatives({
      ...request,
      day: day ?? request.day,
      child: { ...child, weekly_budget: budget },
      planData,
      slot,
    })
  }
  const idsOf = (found: ReturnType<typeof offered>) => found.map(({ recipe_id }) => recipe_id)

  it('hold one that is cheaper, and say by how much, where the week is above it', () => {
    const places = [0, 2, 4].flatMap((day) =>
      (['breakfast', 'lunch', 'snack_1'] as const).map((slot) => ({ day, slot })),
    )
    const pairs = places.map(({ day, slot }) => ({
      kept: offered(budget, slot, { day }),
      above: offered(budget + 1, slot, { day }),
    }))
    for (const { kept, above } of pairs) {
      expect(above).toHaveLength(3)
      expect(idsOf(above).slice(0, 2)).toEqual(idsOf(kept).slice(0, 2))
    }
    const dear = pairs.filter(({ kept }) => !kept.some(isCheaper))
    expect(dear.some(({ above }) => above.some(isCheaper))).toBe(true)
    const others = pairs.filter(({ kept }) => kept.some(isCheaper))
    expect(others.every(({ above }) => above.some(isCheaper))).toBe(true)
  })

  it('are as without one where the week is within it', () => {
    expect(idsOf(offered(budget, 'lunch'))).toEqual(idsOf(lookFor(family, 'lunch')))
  })

  it('are the best where none is cheaper', () => {
    const nearlyFree = (data: PlanData): PlanData => ({
      ...data,
      days: data.days.map((day) => ({
        ...day,
        lunch: { ...day.lunch, foods: [{ food_id: 'salt', grams: 0.1 }] },
      })),
    })
    const above = offered(budget + 1, 'lunch', { change: nearlyFree })
    expect(above.some(isCheaper)).toBe(false)
    expect(idsOf(above)).toEqual(idsOf(offered(budget, 'lunch', { change: nearlyFree })))
  })
})

describe('a dish or food that is looked for by name', () => {
  it.each([
    ['grilled cheese', 'lunch', 'plain-food-grilled-cheese'],
    ['McNuggets', 'dinner', 'plain-food-chicken-nuggets'],
    ['chiken nugets', 'dinner', 'plain-food-chicken-nuggets'],
    ['nugg', 'dinner', 'plain-food-chicken-nuggets'],
    ['Cheerios', 'breakfast', 'plain-food-o-cereal'],
    ['potato chips', 'snack_1', 'plain-food-potato-chips'],
    ['apple juice', 'juice', 'plain-food-apple-juice'],
    ['apple juice (a certain brand)', 'juice', 'plain-food-apple-juice'],
    ['Pepperoni pizza', 'dinner', 'plain-food-pepperoni-pizza'],
  ] as const)('is found as “%s” for a %s, and can be chosen', (query, slot, recipeId) => {
    const request = { ...planned({}), slot, query }
    const found = composeAlternatives(request)
    const one = found.find(({ recipe_id }) => recipe_id === recipeId)
    expect(one).toMatchObject({ excluded: null })
    expect(one?.changes.length).toBeGreaterThan(0)
    const swapped = composeSwap({ ...request, recipeId })
    expect(swapped.kind).toBe('swapped')
  })

  it('is found among our recipes, lunches at dinner too', () => {
    const namesOf = (query: string) => lookFor({}, 'dinner', query).map(({ name }) => name)
    expect(namesOf('pizza').filter((name) => /pizza/iu.test(name)).length).toBeGreaterThan(3)
    expect(namesOf('pita pizza').join()).toContain('Pita pizza with mozzarella')
  })

  it('stands first where the child eats it, and else beside what the child eats', () => {
    const eaten = lookFor(selective, 'dinner', 'nuggets')
    expect(eaten[0]).toMatchObject({ accepted: true, recipe_id: 'plain-food-chicken-nuggets' })
    const [pizza] = lookFor(selective, 'dinner', 'cheese pizza')
    expect(pizza).toMatchObject({ accepted: false, recipe_id: 'plain-food-cheese-pizza' })
    expect(pizza?.name).toMatch(/nuggets|fries|pasta|banana|crackers/iu)
  })

  it.each([
    [
      { allergies: ['peanuts'] },
      'snack_1',
      'peanut butter',
      ['Peanut butter', 'allergen', 'peanut'],
    ],
    [{ allergies: ['milk'] }, 'dinner', 'cheese pizza', ['Cheese pizza', 'allergen', 'milk']],
    [{ dietary_preferences: ['vegan'] }, 'dinner', 'hamburger', ['Hamburger', 'diet', 'vegan']],
    [
      { refused_foods: ['pizza'] },
      'dinner',
      'pepperoni pizza',
      ['Pepperoni pizza', 'refused', 'pizza'],
    ],
    [{ age: 2 }, 'snack_1', 'popcorn', ['Popcorn', 'age', 'serving-size']],
    [{}, 'dinner', 'ketchup', ['Ketchup', 'course', 'dinner']],
  ] as const)('%j: is named with the rule that keeps it out', (facts, slot, query, expected) => {
    const out = outOf(lookFor(facts as Partial<ProfileFacts>, slot, query))
    expect(out).toContainEqual([...expected])
  })

  it('is offered as its variant where the ordinary one may not be had', () => {
    const found = lookFor({ allergies: ['milk'] }, 'dinner', 'cheese pizza')
    expect(found[0]).toMatchObject({ excluded: null })
    expect(found[0]?.name).toMatch(/dairy-free/iu)
    expect(lookFor({}, 'dinner', 'cheese pizza').filter(({ name }) => /-free/u.test(name))).toEqual(
      [],
    )
  })

  it('is out for what it holds before what its kind often holds', () => {
    // A peanut allergy excludes lupin too, which many makers of dough use.
    const facts = { allergies: ['milk', 'peanuts'] }
    expect(outOf(lookFor(facts, 'dinner', 'cheese pizza'))[0]).toEqual([
      'Cheese pizza',
      'allergen',
      'milk',
    ])
  })

  it('is nothing where no name is like it', () => {
    expect(lookFor({}, 'dinner', 'zorbleflakes')).toEqual([])
  })

  it('stays in its place when the rest is regenerated, and comes nowhere else unasked', () => {
    const request = { ...planned({}), slot: 'snack_1' as const }
    const recipeId = 'plain-food-potato-chips'
    const swapped = composeSwap({ ...request, recipeId })
    if (swapped.kind !== 'swapped') throw new Error('Refused')
    const chips = swapped.planData.days[2]?.snacks[0]
    const locked = [{ day: 2, slot: 'snack_1' as const, recipeId, servings: chips?.servings ?? 1 }]
    const { child } = request
    const again = composePlan({ child, startDate, durationDays: 7, seed: 6, steps: 2000, locked })
    const ids =
      again.kind === 'plan'
        ? again.planData.days.map(({ snacks }) => snacks.map((one) => one.recipe_id))
        : []
    expect(ids.flat().filter((id) => id === recipeId)).toEqual([recipeId])
    expect(ids[2]?.[0]).toBe(recipeId)
  })
})
