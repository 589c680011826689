import { finishPlan } from '@brightplate/meal-plans/finish/finish-plan'
import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { EaterFacts, ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { toPlannedDays } from '@brightplate/meal-plans/swap/to-planned-days'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { planWarnings } from '@brightplate/meal-plans/warnings/plan-warnings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { tableOf } from '../../plan-check/profile-of.ts'
import {
  afterChange,
  type ChainState,
  type Change,
  changeKinds,
  madePlan,
} from './chain-of-changes.ts'
import { wirePlanOf } from './wire-plan-of.ts'

const allergies = ['milk', 'egg', 'peanuts', 'wheat', 'soy', 'sesame', 'fish', 'salt', 'banana']
const foods = [
  'chicken nuggets',
  'plain pasta',
  'banana',
  'apples',
  'toast',
  'rice',
  'cheese pizza',
]

const eater: fc.Arbitrary<EaterFacts> = fc.record({
  age: fc.constantFrom(2, 5, 11, 40),
  allergies: fc.subarray(allergies, { maxLength: 2 }),
  dietary_preferences: fc.constantFrom<string[]>([], [], ['vegetarian']),
})

const facts: fc.Arbitrary<ProfileFacts> = fc
  .record({
    age: fc.constantFrom(1, 3, 4, 6, 8, 13),
    allergies: fc.subarray(allergies, { maxLength: 5 }),
    dietary_preferences: fc.constantFrom<string[]>([], [], ['halal'], ['vegetarian']),
    safe_foods: fc.subarray(foods, { maxLength: 5 }),
    eaters: fc.array(eater, { maxLength: 3 }),
  })
  .map((drawn) => buildFacts({ ...drawn, people_at_table: 1 + drawn.eaters.length }))

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...changeKinds),
  draw: fc.nat(5000),
})

const chain = fc.record({
  child: facts,
  changes: fc.array(change, { minLength: 2, maxLength: 12 }),
})

/** What a plan would be that was made of these days from nothing, for this child. */
function finishedAgain({ child, planData }: ChainState) {
  return finishPlan({ days: toPlannedDays(planData) }, child, planProfile(child), {
    before: planData,
    placed: [],
    isAsItWas: true,
  })
}

/** What the checker finds that shares no code with the gate. */
const foundOutside = ({ child, planData }: ChainState) => {
  const file = wirePlanOf(child, planData)
  return servedFaults(file.plan_data, tableOf(file))
}

function holds(state: ChainState, how: string): void {
  const { child, planData, warnings } = state
  expect(warnings, how).toEqual(planWarnings({ plan: planData, child }))
  const again = finishedAgain(state)
  expect(again.kind === 'finished' && { ...again.plan, ruled_out: [] }, how).toEqual({
    ...planData,
    ruled_out: [],
  })
  if (warnings.some(({ wish }) => !wish)) return
  const harm = foundOutside(state).filter(
    ({ kind }) => !warnings.length || !/never again/.test(kind),
  )
  expect(harm, how).toEqual([])
}

/** Runs a chain, and holds each plan that came of it; answers which kinds of change came about. */
function run({ child, changes }: { child: ProfileFacts; changes: readonly Change[] }): string[] {
  const planData = madePlan(child)
  if (!planData) return []
  let state: ChainState = { child, planData, warnings: [], before: [] }
  holds(state, 'made')
  const done: string[] = []
  for (const one of changes) {
    const next = afterChange(state, one)
    if (!next) continue
    const isOther = next.planData !== state.planData
    state = next
    done.push(one.kind)
    const how = `after ${done.join(', ')}`
    if (isOther) holds(state, how)
    else state = { ...state, warnings: planWarnings({ plan: state.planData, child: state.child }) }
  }
  return done
}

describe('a plan after any chain of changes', () => {
  it('is what a plan made of its days from nothing would be, and holds no harm by the checker from outside', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(chain, (one) => {
        for (const kind of run(one)) kinds.add(kind)
      }),
      { numRuns: 8, seed: 32 },
    )
    // Most of them come about in so few chains.
    expect(kinds.size).toBeGreaterThan(changeKinds.length / 2)
  })
})
