import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { describe, expect, it } from 'vitest'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { startDate } from '../judged/plan-settings.ts'
import { randomList } from './random-list.ts'

/** A short search: what may stand is the same, how well it is chosen is another test's. */
const steps = 300

/** Lists that once had no plan: a snack after lunch of cocoa alone, juice as a side at every breakfast. */
const once = [86, 198, 542]
const seeds = [...once, ...Array.from({ length: 60 }, (_, place) => place + 2001)]

const ofLimits = /juice|milk|fish|rice|cocoa/

describe('a list of one to twelve plain foods, at any age', () => {
  it.each(seeds)(
    'has a week, and one that keeps every limit that does not yield (seed %i)',
    (seed) => {
      const child = randomList(seed)
      const made = composePlan({ child, startDate, durationDays: 7, seed: 1, steps })
      expect(made.kind).toBe('plan')
      if (made.kind !== 'plan') return
      const eater = {
        ageYears: child.age,
        chewsWithCare: false,
        eatsNearlyNothingElse: child.safe_foods_nearly_all ?? false,
        avoids: [],
        diets: [],
        foods: {},
      }
      const faults = servedFaults(made.planData, { child: eater, eaters: [] })
      expect(faults.filter(({ rule }) => ofLimits.test(rule))).toEqual([])
    },
  )
})
