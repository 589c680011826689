import { expect, it } from 'vitest'
import { judgedTypedPlans } from '../judged/judged-typed-plans.ts'
import { typedProfile } from './typed-profiles.ts'

it('what parents type is understood: their plans hold nothing that the oracle finds', () => {
  expect(judgedTypedPlans(24)).toEqual({
    plans: 24,
    found: 0,
    findings: [],
    refusedByGate: 0,
    without: 0,
  })
})

it('a made-up child is the same for the same seed, and another for another', () => {
  expect(typedProfile(7)).toEqual(typedProfile(7))
  expect(typedProfile(7).facts).not.toEqual(typedProfile(8).facts)
})
