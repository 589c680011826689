import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../../menu.ts'
import { buildProblem } from '../../../search/build-problem.ts'
import { mainCount, slotCount } from '../../../search/problem.ts'
import { search } from '../../../search/search.ts'
import { buildProfile, safeFood } from '../../../testing/build-profile.ts'

const foods = [
  'pizza',
  'macaroni and cheese',
  'chicken nuggets',
  'grapes',
  'pretzels',
  'yogurt',
  'cereal',
  'milk',
]

/** Day by day the foods of its two snacks, as they were typed; drinks are left out. */
function snacksOf(seed: number, routineLevel: number, list = foods): string[][][] {
  const profile = buildProfile({
    safeFoods: list.map(safeFood),
    safeFoodsNearlyAll: true,
    routineLevel,
  })
  const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
  const { cells } = search(problem, { seed, steps: 2000 })
  return Array.from({ length: 7 }, (_, day) =>
    cells
      .slice(day * slotCount + mainCount, (day + 1) * slotCount - 1)
      .map(({ accepted }) => [...accepted].map((index) => list[index] ?? '')),
  )
}

const daysWithTheSame = (days: readonly string[][][]) =>
  days.filter(([first = [], second = []]) => first.some((food) => second.includes(food))).length

describe('the snacks of a child with several foods to snack on', () => {
  it.each([1, 2, 3])('are two foods a day, which take turns, seed %i', (seed) => {
    const days = snacksOf(seed, 0)
    expect(daysWithTheSame(days)).toBe(0)
    const times = days.flat(2).reduce<Record<string, number>>((all, food) => {
      all[food] = (all[food] ?? 0) + 1
      return all
    }, {})
    // 14 snacks of four foods.
    expect(Math.max(...Object.values(times))).toBeLessThanOrEqual(6)
  })

  it('may be the same two all week where routine is wanted', () => {
    const more = [...foods, 'string cheese', 'Goldfish crackers', 'granola bar']
    const distinct = (routine: number) =>
      new Set(snacksOf(1, routine, more).flatMap((snacks) => snacks.map((one) => one.join()))).size
    expect(distinct(1)).toBeLessThan(distinct(0))
  })
})

it.each([1, 2, 3])('has fries as a snack three times a week at most, seed %i', (seed) => {
  const list = ['hot dogs', 'wheat toast', 'pizza rolls', 'french fries', 'grits', 'broccoli']
  const snacks = snacksOf(seed, 0, list).flat()
  expect(snacks.filter((foods) => foods.includes('french fries')).length).toBeLessThanOrEqual(3)
})
