import { allRecipes } from '@brightplate/recipes/all-recipes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allGoals } from '../goals/all-goals.ts'
import { costTerm } from '../goals/cost-term.ts'
import { ourMenu } from '../menu.ts'
import { forEachSlot } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { buildProblem } from './build-problem.ts'
import { objective } from './objective.ts'
import type { Option } from './option.ts'
import { type Problem, slotCount } from './problem.ts'
import { RunningCosts } from './running-costs.ts'
import { stateOf, type WeekState } from './week-state.ts'

const wishful = buildProfile({
  likes: ['pasta'],
  weekdayMinutes: 30,
  routineLevel: 0.3,
  goals: ['weight-gain', 'constipation', 'focus'],
})
/** Rice may not stand at every meal, so that meals without a safe food compete too. */
const picky = buildProfile({
  safeFoods: [{ typed: 'rice', meals: ['breakfast', 'lunch'] }, safeFood('salmon')],
  goals: ['new-foods', 'calm'],
})
const selective = buildProfile({
  safeFoods: ['chicken nuggets', 'french fries', 'plain pasta', 'banana', 'cheerios'].map(safeFood),
  safeFoodsNearlyAll: true,
  goals: ['calm'],
})
const history = allRecipes.slice(0, 60).map(({ id }, index) => ({
  recipeId: id,
  date: `2026-11-${String(12 + (index % 14)).padStart(2, '0')}`,
  isLocked: index % 5 === 0,
}))
const problems = [
  { title: 'a week', profile: wishful, days: 7 },
  { title: 'two weeks', profile: wishful, days: 14 },
  { title: 'a week with rice and salmon', profile: picky, days: 7 },
  { title: 'two weeks of a selective child', profile: selective, days: 14 },
].map(({ title, profile, days }) => {
  const problem = buildProblem(ourMenu, profile, '2026-11-26', days, history)
  return [title, problem] as const
})

const optionAt = (from: Problem, cell: number, number: number): Option => {
  const options = (from.slots[cell % slotCount] ?? []).flat()
  const option = options[number % options.length]
  if (!option) throw new Error('A slot without options')
  return option
}

/** Two lunches that may be dinners too, wherever they may stand: the same comes again and again. */
function ofFewCompositions(problem: Problem): Problem {
  const dishesAt = (slot: number) => (problem.slots[slot] ?? []).map(([first]) => first?.dish)
  const dinners = new Set(dishesAt(2))
  const few = new Set(dishesAt(1).filter((dish) => dinners.has(dish)))
  const two = new Set([...few].slice(0, 2))
  return {
    ...problem,
    slots: forEachSlot((slot, index) =>
      slot === 'lunch' || slot === 'dinner'
        ? problem.slots[index].filter(([first]) => two.has(first?.dish))
        : problem.slots[index].slice(0, 2),
    ),
  }
}

/** Of a plan in which all options of a slot compete. */
const costsOf = (state: WeekState) =>
  new RunningCosts(
    allGoals,
    state,
    state.problem.slots.map((compositions) => compositions.flat()),
  )

const cellsOf = (problem: Problem, number: number) =>
  Array.from({ length: problem.days * slotCount }, (_, cell) =>
    optionAt(problem, cell, number + cell * 7),
  )

const withFewCompositions = problems.map(
  ([title, problem]) => [title, ofFewCompositions(problem)] as const,
)

describe.each([
  ...problems,
  ...withFewCompositions.map(
    ([title, problem]) => [`${title} of few compositions`, problem] as const,
  ),
])('the running costs of %s', (_, problem) => {
  it('differ between two options of a cell as the whole plans with them do (seed 11)', () => {
    const cell = fc.nat(problem.days * slotCount - 1)
    const move = fc.tuple(cell, fc.nat(10_000))
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), move, (moves, [last, number]) => {
        const costs = costsOf(stateOf(problem, cellsOf(problem, 0)))
        for (const [moved, to] of moves) {
          costs.empty(moved)
          costs.fill(moved, optionAt(problem, moved, to))
        }
        const before = stateOf(problem, costs.state.cells)
        const present = costs.empty(last)
        const options = costs.optionsOf(last)
        const other = optionAt(problem, last, number)
        const evaluated = costs.look(last, 0, options.length)
        const seen =
          (evaluated[options.indexOf(other)] ?? Number.NaN) -
          (evaluated[options.indexOf(present)] ?? Number.NaN)
        const after = stateOf(problem, before.cells.with(last, other))
        expect(seen).toBeCloseTo(objective(after) - objective(before), 6)
      }),
      { seed: 11, numRuns: 60 },
    )
  })
})

/** What each option of a slot weighs against others: any order will do. */
const drawn = (length: number, seed: number) =>
  Float64Array.from({ length }, (_, index) => ((index * 7919 + seed * 104_729) % 997) + 1)

const everySlot = Array.from({ length: slotCount }, (_, slot) => slot)

describe.each(problems)('the running costs of %s', (_, problem) => {
  it('differ as whole plans do, whatever came to compete and moved before (seed 14)', () => {
    const cells = problem.days * slotCount
    const moves = fc.array(fc.tuple(fc.nat(cells - 1), fc.nat(10_000)), { maxLength: 20 })
    // A composition in one of its sizes, the likeliest of them in all sizes, and of these the likeliest.
    const changes = fc.constantFrom('wider', 'narrower', 'both')
    fc.assert(
      fc.property(
        moves,
        changes,
        moves,
        fc.nat(cells - 1),
        fc.nat(99),
        (before, change, after, cell, seed) => {
          const one = problem.slots.map((compositions) =>
            compositions.flatMap((sizes, index) => sizes[(index + seed) % sizes.length] ?? []),
          )
          const costs = new RunningCosts(allGoals, stateOf(problem, cellsOf(problem, seed)), one)
          const move = (list: readonly (readonly [number, number])[]) => {
            for (const [moved, number] of list) {
              const options = costs.optionsOf(moved)
              const present = costs.empty(moved)
              costs.fill(moved, options[number % costs.competingFor(moved)] ?? present)
            }
          }
          const likeliest = (slot: number, most: number) =>
            costs.likeliestOf(slot, drawn(costs.competingFor(slot), seed), most)
          move(before)
          for (const slot of everySlot) {
            if (change !== 'narrower') {
              const compositions = likeliest(slot, 20)
              costs.compete(
                slot,
                compositions.flatMap(({ sizes }) => sizes),
              )
            }
            if (change !== 'wider') costs.compete(slot, likeliest(slot, 12))
          }
          move(after)
          const whole = stateOf(problem, costs.state.cells)
          const present = costs.empty(cell)
          const options = costs.optionsOf(cell)
          const evaluated = costs.look(cell, 0, options.length)
          const least = evaluated[costs.placeOf(cell, present)] ?? Number.NaN
          for (const [index, option] of options.entries()) {
            const seen = (evaluated[index] ?? Number.NaN) - least
            const changed = stateOf(problem, whole.cells.with(cell, option))
            expect(seen).toBeCloseTo(objective(changed) - objective(whole), 6)
          }
        },
      ),
      { seed: 14, numRuns: 12 },
    )
  })

  it('keep the likeliest options, and those that stand in a cell', () => {
    const costs = costsOf(stateOf(problem, cellsOf(problem, 5)))
    for (const slot of everySlot) {
      const all = [...costs.optionsOf(slot)]
      const likely = drawn(costs.competingFor(slot), 3)
      costs.compete(slot, costs.likeliestOf(slot, likely, 12))
      const kept = costs.optionsOf(slot)
      const placementPenalty = costs.state.cells.filter((_, cell) => cell % slotCount === slot)
      const atLeast = likely.toSorted().at(-12) ?? 0
      const likeliest = all.filter((_, index) => (likely[index] ?? 0) >= atLeast)
      expect(new Set(kept)).toEqual(new Set([...likeliest, ...placementPenalty]))
      expect(kept).toEqual(all.filter((option) => kept.includes(option)))
    }
  })

  it('keep all options of a slot that has few', () => {
    const costs = costsOf(stateOf(problem, cellsOf(problem, 5)))
    const all = costs.optionsOf(1)
    expect(costs.likeliestOf(1, new Float64Array(all.length), all.length)).toEqual(all)
  })
})

describe.each(problems)('the running costs of %s', (_, problem) => {
  it('are moved by every goal that this profile has', () => {
    const moved = new Set<string>()
    for (let number = 0; number < 20; number += 1) {
      const [one, other] = [number, number + 7919].map((from) =>
        stateOf(problem, cellsOf(problem, from)),
      )
      if (!one || !other) continue
      for (const goal of allGoals) {
        if (costTerm(goal, one) !== costTerm(goal, other)) moved.add(goal.id)
      }
    }
    const own =
      problem.profile.safeFoods.length > 0
        ? ['accepted-foods', 'accepted-variety', 'steady-meals']
        : ['recent-dishes', 'steady-meals', 'dense-dishes', 'wishes', 'minutes']
    expect([...moved]).toEqual(expect.arrayContaining(own))
  })

  it('are the same for a part of the options as for all of them (seed 13)', () => {
    fc.assert(
      fc.property(fc.nat(problem.days * slotCount - 1), fc.nat(20), (cell, first) => {
        const costs = costsOf(stateOf(problem, cellsOf(problem, 3)))
        costs.empty(cell)
        const count = costs.optionsOf(cell).length
        const all = [...costs.look(cell, 0, count)]
        expect([...costs.look(cell, first, count)].slice(first, count)).toEqual(
          all.slice(first, count),
        )
      }),
      { seed: 13, numRuns: 20 },
    )
  })

  it('come from goals that are never below zero (seed 12)', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (number) => {
        const state = stateOf(problem, cellsOf(problem, number))
        for (const goal of allGoals) {
          expect(costTerm(goal, state), goal.id).toBeGreaterThanOrEqual(0)
        }
      }),
      { seed: 12, numRuns: 30 },
    )
  })
})
