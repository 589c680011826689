import { summarizePlan } from '@brightplate/planner/writing/summarize-plan'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planProfile } from '../profile/plan-profile.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { noticesOf } from './notices-of.ts'

function noticesFor(foods: string[]) {
  const child = buildFacts({ age: 8, safe_foods: foods, safe_foods_nearly_all: true })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 300 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  // What is said for a clinician by the list alone has its own tests.
  return (made.planData.notices ?? []).filter(({ key }) => !/^(?:clinic|told)\./.test(key))
}

const named = (notices: readonly { text: string }[]) =>
  notices.filter(({ text }) => /\bclinician\b/.test(text)).length

describe('the notices of a plan', () => {
  it('name the clinician once, where few foods pass a guidance', () => {
    const notices = noticesFor(['fish sticks'])
    expect(notices.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['known.clinician', 'notice.more-fish']),
    )
    expect(named(notices)).toBe(1)
  })

  it('name the clinician where a guidance is passed, however long the list', () => {
    const foods = ['fish sticks', 'tuna', 'salmon', 'shrimp', 'fish sandwich', 'crab cakes', 'rice']
    const child = buildFacts({ age: 8, safe_foods: foods, safe_foods_nearly_all: true })
    const made = composePlan({
      child,
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 1,
      steps: 300,
    })
    const notices = made.kind === 'plan' ? (made.planData.notices ?? []) : []
    expect(notices.map(({ key }) => key)).toContain('notice.more-fish')
    expect(named(notices)).toBeGreaterThan(0)
  })

  it('lead to the clinician by the very foods where no other text does', () => {
    const foods = ['fish sticks', 'tuna', 'salmon', 'shrimp', 'fish sandwich', 'crab cakes', 'rice']
    const child = buildFacts({ age: 8, safe_foods: foods, safe_foods_nearly_all: true })
    const request = { startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 300 } as const
    const made = composePlan({ child, ...request })
    if (made.kind !== 'plan') throw new Error(made.kind)
    const { profile } = planProfile(child)
    const summary = summarizePlan(toPlannedDays(made.planData), profile)
    // Of which no figure is short or high, so that nothing else is told.
    const notices = noticesOf({ ...summary, nutrition: [], ruled_out: [] }, profile)
    expect(notices.map(({ key }) => key)).toEqual([
      'notice.more-fish',
      'notice.more-rice',
      'notice.tell-clinician',
    ])
    expect(notices.at(-1)?.params.foods).toEqual(['fish', 'rice'])
    expect(named(notices)).toBe(1)
  })

  it('except from seconds what a limit holds down, and nothing else', () => {
    const keysOf = (foods: string[]) => noticesFor(foods).map(({ key }) => key)
    expect(keysOf(['chicken nuggets', 'apple juice'])).toContain('known.seconds-but')
    expect(keysOf(['chicken nuggets', 'fries'])).toContain('known.seconds')
  })

  it('count what is eaten at snacks and as a drink', () => {
    const counted = noticesFor(['chicken nuggets', 'apple juice'])[1]
    expect(counted).toMatchObject({ key: 'known.counted' })
    expect(counted?.params.foods).toEqual(['chicken nuggets', 'apple juice'])
  })
})
