import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planProfile } from '../profile/plan-profile.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
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

describe('a food that a sentence names', () => {
  const dinner = (...names: string[]) =>
    buildPlan([{}, { dinner: buildDish({ parts: names.map((one) => buildPart({ name: one })) }) }])
  const said = (text: string, foods: string | string[]) => ({ key: 'tip', params: { foods }, text })
  const checked = (of: ReturnType<typeof dinner>, ...texts: ReturnType<typeof said>[]) =>
    checkedTips({ ...of, general_tips: texts.map(({ text }) => text), tip_texts: texts })

  it('is left out where a plate bears it, in whatever letters, each time that it is named', () => {
    const tip = said('Dairy-free pizza and dairy-free pizza.', [
      'Dairy-free pizza',
      'dairy-free pizza',
    ])
    expect(checked(dinner('dairy-free Pizza'), tip)).toEqual([' and .'])
  })

  it('stays where no plate bears it, and where another sentence names it', () => {
    const tip = said('Give milk with it.', ['milk'])
    expect(checked(dinner('rice'), tip)).toEqual(['Give milk with it.'])
    const other = said('Toast is eaten.', ['toast'])
    expect(checked(dinner('milk', 'toast'), said('Give milk with it.', ['rice']), other)).toEqual([
      'Give milk with it.',
      'Toast is eaten.',
    ])
  })

  it('is taken out whole before a shorter one that is a part of its name', () => {
    const tip = said('Rice and rice milk.', ['rice', 'rice milk', 'Rice'])
    expect(checked(dinner('rice', 'rice milk'), tip)).toEqual([' and .'])
  })

  it('is one of a list: a lone word is none', () => {
    expect(checked(dinner('milk'), said('Give milk.', 'milk'))).toEqual(['Give milk.'])
  })

  it('is none where no sentence tells its foods', () => {
    const plan = { ...dinner('milk'), general_tips: ['Give milk.'] }
    expect(checkedTips(plan)).toEqual(['Give milk.'])
  })

  it('is no food to check where the parent’s own answer leads to a clinician', () => {
    const sign = { key: 'red-flag.milk', params: {}, text: 'Ask before you give milk.' }
    const plan = { ...dinner('rice'), general_tips: [sign.text, 'Give milk.'] }
    expect(checkedTips({ ...plan, tip_texts: [sign] })).toEqual(['', 'Give milk.'])
  })
  it('is no food to check where it tells the figures of a day', () => {
    const told = { key: 'told.day', params: {}, text: 'It brings 1 g of added sugar.' }
    const plan = { ...dinner('rice'), general_tips: [told.text, 'Give sugar.'] }
    expect(checkedTips({ ...plan, tip_texts: [told] })).toEqual(['', 'Give sugar.'])
  })
})
