import { describe, expect, it } from 'vitest'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

function planned(facts: Partial<ProfileFacts>) {
  const child = buildFacts({ allergies: [], ...facts })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 2, steps: 600 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const keysOf = ({ notices = [] }: ReturnType<typeof planned>) => notices.map(({ key }) => key)
const tipsOf = (facts: Partial<ProfileFacts>) =>
  (planned(facts).tip_texts ?? []).map(({ key }) => key)

describe('what stands before a plan', () => {
  it('is nothing for a child of whom no food is named: what passes a limit is among the tips', () => {
    const plan = planned({ safe_foods: [] })
    expect(plan.notices).toBeUndefined()
    const sodium = plan.nutrition?.find(({ nutrient }) => nutrient === 'sodium_mg')
    const isOver = Math.round(sodium?.mean ?? 0) > (sodium?.upper ?? 0)
    expect(plan.tip_texts?.some(({ text }) => /^On an average day.* sodium/.test(text))).toBe(
      isOver,
    )
  })

  it('stands once in the tips for a child whose foods are known', () => {
    const { tip_texts: tips = [] } = planned({ safe_foods: ['pizza', 'ramen', 'hot dogs'] })
    expect(tips.filter(({ key }) => key === 'told.day')).toHaveLength(1)
  })

  it('is for many foods what a clinician hears of, what passes a limit, and that no food needs to go for it', () => {
    const salty = planned({
      safe_foods: ['pizza', 'ramen', 'hot dogs', 'chicken nuggets', 'fries', 'toast', 'pickles'],
      safe_foods_nearly_all: true,
    })
    expect(keysOf(salty)).toEqual(['clinic.under-twenty', 'told.day'])
    expect(salty.notices?.at(-1)?.text).toMatch(/ sodium .* No food needs to go because of this/)
  })

  it.each([true, false])(
    'says of fiber once that it is little, few foods or many: few %s',
    (isFew) => {
      const many = [
        'chicken nuggets',
        'white bread',
        'milk',
        'string cheese',
        'ham',
        'eggs',
        'rice',
      ]
      const plan = planned({
        safe_foods: isFew ? many.slice(0, 5) : many,
        safe_foods_nearly_all: true,
      })
      const naming = (plan.tip_texts ?? []).filter(
        ({ key, text }) => /fiber/.test(text) && !/step/.test(key),
      )
      expect(naming.map(({ key }) => key)).toEqual(['told.day'])
    },
  )

  it('says among the tips what few foods bring, who is shown it, and that seconds are welcome', () => {
    const few = tipsOf({ safe_foods: ['pasta', 'bananas', 'yogurt'], safe_foods_nearly_all: true })
    expect(few).toEqual(
      expect.arrayContaining(['known.counted', 'known.clinician', 'known.seconds']),
    )
    const two = { safe_foods: ['mac and cheese', 'bananas'], safe_foods_nearly_all: true }
    expect(tipsOf(two)).toContain('notice.few-forms')
  })

  it('names no drink, dip or sweet as what makes a main meal, and no sweet for seconds', () => {
    const { tip_texts: tips = [] } = planned({
      safe_foods: ['fries', 'Sprite', 'ketchup', 'M&M’s'],
      safe_foods_nearly_all: true,
      age: 9,
    })
    const paramsOf = (key: string) => tips.find((one) => one.key === key)?.params
    expect(paramsOf('notice.few-forms')).toEqual({ foods: ['fries'] })
    expect(paramsOf('known.seconds-but')?.but).toEqual(
      expect.arrayContaining(['sweet drinks', 'sweets']),
    )
  })

  it('leads to a clinician first where none of what is eaten is legal, and the plan follows', () => {
    const facts = {
      safe_foods: ['milk', 'cheese'],
      safe_foods_nearly_all: true,
      allergies: ['milk'],
    }
    const plan = planned(facts)
    expect(plan.notices?.map(({ key }) => key)).toEqual(['notice.none-legal'])
    expect(plan.general_tips[0]).toMatch(
      /clinician or a feeding therapist before you use this plan/,
    )
    expect(plan.days).toHaveLength(7)
  })

  it('names no small step where nothing new is wanted', () => {
    const wanted = tipsOf({ safe_foods: ['chicken nuggets', 'bananas'], new_foods: 'none' })
    expect(wanted).toContain('known.counted')
    expect(wanted.filter((key) => key.startsWith('known.step'))).toEqual([])
  })
})
