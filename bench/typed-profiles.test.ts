import { expect, it } from 'vitest'
import { judgedTypedPlans } from './judged-typed-plans.ts'
import { typedProfile } from './typed-profiles.ts'

it('what parents type is understood: their plans hold nothing that the oracle finds', () => {
  const { refusedByGate, ...judged } = judgedTypedPlans(40)
  // What the gate refused was planned around, and reached no family.
  expect(refusedByGate).toBeLessThanOrEqual(1)
  expect(judged).toEqual({
    plans: 40,
    found: 0,
    findings: [],
    without: 0,
  })
})

it('a made-up child is the same for the same seed, and another for another', () => {
  expect(typedProfile(7)).toEqual(typedProfile(7))
  expect(typedProfile(7).facts).not.toEqual(typedProfile(8).facts)
})
