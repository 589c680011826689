import { dishAt } from '@brightplate/contract/plans/dish-at'
import { slots } from '@brightplate/planner/slot'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { neverDishesIn } from '../check/never-dishes-in.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { composePlan } from './compose-plan.ts'
import { searchSteps } from './search-steps.ts'

const request = {
  startDate: '2026-11-23',
  durationDays: 7,
  seed: 3,
  steps: searchSteps,
} as const
type Says = 'favourite' | 'never_again'

const childWho = (says: Says, ids: readonly string[]) =>
  buildFacts({
    dishes_said: ids.map((recipe_id) => ({ recipe_id, name: '', says, said_on: '2026-11-22' })),
  })

function planFor(child: ReturnType<typeof buildFacts>) {
  const outcome = composePlan({ ...request, child })
  if (outcome.kind !== 'plan') throw new Error(outcome.kind)
  return outcome.planData
}

type Plan = ReturnType<typeof planFor>
const isPlain = (id: string) => id.startsWith('plain-food-')
const dinnersOf = (plan: Plan): string[] => [
  ...new Set(
    plan.days.map(({ dinner }) => dinner.recipe_id ?? '').filter((id) => id !== '' && !isPlain(id)),
  ),
]
const timesOf = (plan: Plan, id: string) => neverDishesIn(plan, [id]).length

describe('a dish of which the parent said “never again”', () => {
  const before = planFor(buildFacts())
  const ids = dinnersOf(before)

  it('is found in a plan of before, and warned about with the parent’s own words', () => {
    const [id = ''] = ids
    const [index] = neverDishesIn(before, [id])
    const dish = index && dishAt(before, index.day, index.slot)
    expect(dish?.recipe_id).toBe(id)
    const [warning, ...others] = planWarnings({
      plan: before,
      child: childWho('never_again', [id]),
    })
    expect(others).toHaveLength(timesOf(before, id) - 1)
    expect(warning).toMatchObject({
      day: (index?.day ?? 0) + 1,
      slot: index?.slot,
      reason: 'is a dish of which you said “never again”',
    })
  })

  it('is in no plan that is made since, and is told among what was left out', () => {
    const child = childWho('never_again', ids)
    const after = planFor(child)
    expect(ids.length).toBeGreaterThan(0)
    expect(neverDishesIn(after, ids)).toEqual([])
    expect(planWarnings({ plan: after, child })).toEqual([])
    const said = (after.ruled_out ?? []).map(({ text }) => text).join(' ')
    expect(said).toContain(`${ids[0]?.replaceAll('-', ' ')} never again`)
  })

  it('leaves every slot with a meal', () => {
    const after = planFor(childWho('never_again', ids))
    for (const [day] of after.days.entries()) {
      for (const slot of slots) expect(dishAt(after, day, slot)?.name).toBeTruthy()
    }
  })
})

describe('a favourite', () => {
  const lunches = allRecipes.filter(({ course, onlyFor }) => course === 'lunch' && !onlyFor.length)

  it('comes, not each day, and says why', () => {
    const ids = lunches.slice(0, 5).map(({ id }) => id)
    const served = ids.filter((id) => {
      const after = planFor(childWho('favourite', [id]))
      const places = neverDishesIn(after, [id])
      expect(places.length).toBeLessThan(4)
      const [index] = places
      const dish = index && dishAt(after, index.day, index.slot)
      if (dish) expect(dish.why?.map(({ key }) => key)).toContain('why.favourite')
      return dish !== undefined
    })
    // A rule of the week, such as what is bought and used up, may weigh more.
    expect(served.length).toBeGreaterThan(2)
  })

  it('is one of a few in a week where many are named', () => {
    const ids = lunches.slice(0, 20).map(({ id }) => id)
    const favourites = neverDishesIn(planFor(childWho('favourite', ids)), ids).length
    expect(favourites).toBeGreaterThanOrEqual(3)
    expect(favourites).toBeLessThan(9)
  })

  it('never beats a rule', () => {
    const [id = ''] = dinnersOf(planFor(buildFacts()))
    const child = childWho('favourite', [id])
    const said = child.dishes_said ?? []
    const both = buildFacts({
      dishes_said: [...said, ...(childWho('never_again', [id]).dishes_said ?? [])],
    })
    expect(timesOf(planFor(both), id)).toBe(0)
  })
})
