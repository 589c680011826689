import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPlan } from '../../plan-check/check-plan.ts'
import { familyWithTags, parentTags, planOfChild, planWithTag } from './parent-tag-plans.ts'

/** What the product withholds from its tips and leaves in its notices: docs/tests.md#the-independent-checker. */
const known = 'notice that is no tip'

function faultsOf(plan: ReturnType<typeof planOfChild>): string[] {
  const faults = plan ? checkPlan(plan).filter(({ kind }) => kind !== known) : []
  return [...new Set(faults.map(({ kind, word, text }) => `${kind}: ${word} in ${text}`))]
}

const nth = fc.nat({ max: 999 })
const tag = fc.constantFrom(...parentTags)

describe('what a plan says that it keeps out', () => {
  it('is in no line of it, whatever the tag: the whole table is `npm run bench:parent-tags` (seed 149)', () => {
    fc.assert(
      fc.property(tag, nth, (said, seed) => {
        expect([said.tag, ...faultsOf(planWithTag(said, seed))]).toEqual([said.tag])
      }),
      { seed: 149, numRuns: 8 },
    )
  })

  it('is in nothing that is shared where another at the table keeps it out (seed 150)', () => {
    fc.assert(
      fc.property(tag, tag, nth, (own, other, seed) => {
        const plan = planOfChild(familyWithTags(own, other, seed), seed)
        expect([own.tag, other.tag, ...faultsOf(plan)]).toEqual([own.tag, other.tag])
      }),
      { seed: 150, numRuns: 4 },
    )
  })

  it.each(['giving up meat for Lent', 'giving up poultry for Lent', 'giving up bread for Lent'])(
    'is the whole group that an answer was about: %s',
    (typed) => {
      const plan = planWithTag({ list: 'dietary_preferences', tag: typed }, 1)
      expect(plan?.plan_data.checked?.text).toMatch(
        /^Checked against (?:meat|poultry|wheat and bread) /,
      )
      expect(faultsOf(plan)).toEqual([])
    },
  )
})
