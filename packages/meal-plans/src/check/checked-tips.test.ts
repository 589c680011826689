import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planProfile } from '../profile/plan-profile.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { checkedTips } from './checked-tips.ts'

const child = buildFacts({ age: 6, allergies: ['milk', 'fish'] })
const composed = composePlan({
  child,
  startDate: '2026-11-23',
  durationDays: 7,
  seed: 3,
  steps: 400,
})
if (composed.kind !== 'plan') throw new Error('No plan')
const plan = composed.planData
const name = 'Homemade chicken nuggets'
const [first, ...days] = plan.days
if (!first) throw new Error('No day')
const named = { ...plan, days: [{ ...first, dinner: { ...first.dinner, name } }, ...days] }

describe('the tips of a plan, as they are checked', () => {
  it('leave out a dish of the plan that they name in quotes', () => {
    expect(checkedTips({ ...named, general_tips: [`Swapping “${name}” opens it.`] })).toEqual([
      'Swapping  opens it.',
    ])
  })

  it.each([`Swapping “Cheese pizza” opens it.`, `Swapping ${name} opens it.`])(
    'keep every other word: %s',
    (tip) => {
      expect(checkedTips({ ...named, general_tips: [tip] })).toEqual([tip])
    },
  )

  it('may speak of the omega-3 of plants to a child without fish, and of no oil of fish', () => {
    const { restrictions } = planProfile(child).profile
    const found = (tip: string) =>
      checkPlanText(restrictions, { days: [], shoppingList: [], tips: [tip] }).length
    expect(found('These dishes bring less choline and omega-3 fats (ALA) than the target.')).toBe(0)
    expect(found('Add omega-3 fish oil.')).toBeGreaterThan(0)
    expect(found('Add omega-3 gummies.')).toBeGreaterThan(0)
  })
})
