import { summarizePlan } from '@brightplate/planner/writing/summarize-plan'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planProfile } from '../profile/plan-profile.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { noticesOf } from './notices-of.ts'

function tipsFor(foods: string[]) {
  const child = buildFacts({ age: 8, safe_foods: foods, safe_foods_nearly_all: true })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 300 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  // What is said for a clinician by the list alone has its own tests.
  return (made.planData.tip_texts ?? []).filter(({ key }) => /^(?:notice|known)\./.test(key))
}

describe('the notices of a plan', () => {
  it('name the clinician first, where foods pass a guidance', () => {
    const foods = [
      'fish sticks',
      'tuna',
      'salmon',
      'shrimp',
      'fish sandwich',
      'crab cakes',
      'rice',
      'fried rice',
    ]
    const child = buildFacts({ age: 8, safe_foods: foods, safe_foods_nearly_all: true })
    const request = { startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 300 } as const
    const made = composePlan({ child, ...request })
    if (made.kind !== 'plan') throw new Error(made.kind)
    const { profile } = planProfile(child)
    const summary = summarizePlan(toPlannedDays(made.planData), profile)
    const notices = noticesOf({ ...summary, ruled_out: [] }, profile)
    expect(notices.map(({ key }) => key)).toEqual(['clinic.above-guidance', 'told.day'])
    expect(notices[0]?.text).toBe(
      'There is more fish (of kinds low in mercury) and rice (it can hold arsenic) than we would plan for this age, as few other foods are eaten. Tell your clinician how often.',
    )
  })

  it('except from seconds what a limit holds down, and nothing else', () => {
    const keysOf = (foods: string[]) => tipsFor(foods).map(({ key }) => key)
    expect(keysOf(['chicken nuggets', 'apple juice'])).toContain('known.seconds-but')
    expect(keysOf(['chicken nuggets', 'fries'])).toContain('known.seconds')
  })

  it('count what is eaten at snacks and as a drink', () => {
    const counted = tipsFor(['chicken nuggets', 'apple juice'])[1]
    expect(counted).toMatchObject({ key: 'known.counted' })
    expect(counted?.params.foods).toEqual(['chicken nuggets', 'apple juice'])
  })
})
