import { describe, expect, it } from 'vitest'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

function planOf(safe_foods: string[], more: Partial<ProfileFacts> = {}) {
  const child = buildFacts({ age: 8, safe_foods, ...more })
  const composed = composePlan({
    child,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 5,
    steps: 1500,
  })
  if (composed.kind !== 'plan') throw new RangeError('no plan')
  const { changes = [] } = composed.planData
  const countOf = (typed: string) =>
    changes.find(({ tag }) => tag === typed)?.text.params.count ?? null
  return { ...composed.planData, countOf, changes }
}

const others = ['chicken nuggets', 'toast', 'yogurt', 'rice']

describe('a safe food with what is said of it', () => {
  it('stands less often where it is eaten now and then', () => {
    const often = planOf(['bananas', ...others]).countOf('bananas')
    const seldom = planOf(['bananas (sometimes)', ...others]).countOf('bananas (sometimes)')
    expect(Number(seldom)).toBeLessThanOrEqual(2)
    expect(Number(often)).toBeGreaterThan(Number(seldom))
  })

  it('that reads as a refusal stands nowhere, and the plan asks of it', () => {
    const { changes, ...plan } = planOf(['cheese (rash)', ...others])
    const asked = changes.find(({ tag }) => tag === 'cheese (rash)')?.text
    expect(asked?.key).toBe('familiar.doubt-of')
    const served = JSON.stringify([plan.days, plan.shopping_list])
    expect(served.toLowerCase()).not.toMatch(/cheddar|mozzarella|parmesan|"cheese|cheese pizza/u)
  })
})

it('how a food is served is a step, in the words of the parent', () => {
  const plan = planOf(['toast, no crust', ...others.filter((one) => one !== 'toast')])
  expect(JSON.stringify(plan.days)).toContain('Serve the toast your child’s way: no crust.')
})

it('a product stands in the week though others of its kind may hold the allergen', () => {
  const list = ['Cheetos', "Cap'n Crunch", 'hamburger', 'milk', 'apples', 'chicken breast']
  const plan = planOf(list, { allergies: ['wheat'], safe_foods_nearly_all: true })
  for (const typed of ['Cheetos', "Cap'n Crunch"]) {
    const said = plan.changes.find(({ tag }) => tag === typed)?.text
    expect([typed, said?.key]).toEqual([typed, 'change.familiar-as-typed'])
  }
  expect(plan.shopping_list.join()).not.toMatch(/cheese puffs|crunch cereal/)
})

it('a food of the list stands though guidance would rather have it seldom', () => {
  const list = ['hard boiled eggs', 'potatoes', 'banana', 'fried egg', 'chocolate']
  const more = { age: 16, allergies: ['milk'], safe_foods_nearly_all: true }
  expect(planOf([...list, 'sopa de fideo', 'whole wheat bread'], more).countOf('chocolate')).toBe(1)
})
