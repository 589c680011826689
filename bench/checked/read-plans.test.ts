import { textKeys } from '@brightplate/planner/texts/english'
import { describe, expect, it } from 'vitest'
import { isRead, sentenceFaults } from '../../plan-check/sentences/sentence-faults.ts'
import { readPlanOf } from './read-plans.ts'

/** Rules and a family, short lists with and without goals, ordinary and selective children: `npm run bench:sentences` reads more. */
const seeds = Array.from({ length: 40 }, (_, index) => 1 + index * 7)

describe('a sentence of a plan', () => {
  it.each(seeds)('is borne out by the plan, and said once (seed %i)', (seed) => {
    const read = readPlanOf(seed)
    const faults = read ? [...sentenceFaults(read.plan)] : []
    expect(faults.map(({ kind, rule, at, word }) => `${kind}: ${rule}, ${at}: ${word}`)).toEqual([])
  })

  it('has a check for its key, or a reason why there is nothing to check', () => {
    expect(textKeys.filter((key) => !isRead(key))).toEqual([])
  })
})
