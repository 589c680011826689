import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { ourMenu } from '@brightplate/planner/menu'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import { slots } from '@brightplate/planner/slot'
import { writeDish } from '@brightplate/planner/writing/write-dish'
import { describe, expect, it } from 'vitest'
import { exampleDay, exampleLine } from '../../apps/web/app/features/site/landing/example-day.ts'

const { profile } = planProfile(
  buildFacts({
    age: 7,
    allergies: ['milk', 'peanuts'],
    safe_foods: ['pancakes', 'plain pasta', 'chicken nuggets', 'toast', 'banana', 'strawberries'],
    weekday_minutes: 25,
  }),
)
const problem = buildProblem(ourMenu, profile, '2026-11-23', 1)

/** All that the planner may put into a slot for Sam, in words. */
const dishesAt = (slot: (typeof slots)[number]) =>
  (problem.slots[slots.indexOf(slot)] ?? []).flat().map((option) => writeDish(option, problem, 0))

describe('the day on the landing page', () => {
  it.each(exampleDay)('has $name, which the planner may give Sam', (shown) => {
    const found = dishesAt(shown.slot).filter(({ name }) => name === shown.name)
    expect(
      found.map(({ picture, total_minutes }) => ({ picture, minutes: total_minutes })),
    ).toContainEqual({ picture: shown.picture, minutes: shown.minutes })
  })

  it('is easy: nothing takes longer than Sam’s parent has', () => {
    for (const { minutes } of exampleDay) expect(minutes).toBeLessThanOrEqual(25)
  })

  it('shows a line of its breakfast', () => {
    const breakfasts = dishesAt('breakfast').filter(({ name }) => name === exampleDay[0]?.name)
    expect(breakfasts.flatMap(({ ingredients }) => ingredients)).toContain(exampleLine)
  })
})
