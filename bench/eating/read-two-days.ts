import type { LoggedFood } from '../../packages/planner/src/acceptance/eaten-food.ts'
import { waterCategories } from './read-earlier-rates.ts'
import { readEatingData } from './read-eating-data.ts'

export interface TwoDays {
  ageYears: number
  /** The categories of day 1, as often as there are occasions at which they were eaten. */
  first: readonly LoggedFood[]
  /** The categories of day 2. */
  second: ReadonlySet<number>
}

interface Read {
  ageYears: number
  first: Map<number, Set<string>>
  second: Set<number>
}

/** Real children of 2021-23 on two days each, water left out. */
export function readTwoDays(directory: string): TwoDays[] {
  const children = new Map<string, Read>()
  for (const row of readEatingData(directory, 'next_day_2021_23.csv.gz')) {
    const id = row.child ?? ''
    const category = Number(row.wweia_category)
    const child = children.get(id) ?? {
      ageYears: Number(row.age),
      first: new Map<number, Set<string>>(),
      second: new Set<number>(),
    }
    children.set(id, child)
    if (waterCategories.includes(category)) continue
    if (row.day === '2') child.second.add(category)
    else {
      const occasions = child.first.get(category) ?? new Set()
      child.first.set(category, occasions.add(row.occasion ?? ''))
    }
  }
  return [...children.values()].map(({ ageYears, first, second }) => ({
    ageYears,
    first: [...first].map(([category, { size }]) => ({
      id: null,
      category,
      said: 'eaten',
      times: size,
    })),
    second,
  }))
}
