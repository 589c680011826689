import { describe, expect, it } from 'vitest'
import {
  type Arrow,
  arrowsBetween,
  arrowsInCircles,
  leastArrows,
  moduleOf,
} from './module-arrows.ts'

describe('the module of a file', () => {
  it.each([
    ['apps/server/src/plans/generations/making/store-plan.ts', 'server/plans/generations'],
    ['apps/server/src/plans/read-plan.ts', 'server/plans'],
    ['apps/web/app/features/plans/days/day-dishes.ts', 'web/features/plans'],
    ['apps/web/app/ui/page/section.tsx', 'web/ui'],
    ['packages/meal-plans/src/check/plan-text.ts', 'meal-plans'],
    ['apps/server/src/app.ts', null],
    ['apps/server/src/plans/positions.test.ts', null],
    ['apps/server/src/testing/test-app.ts', null],
    ['scripts/modules/cruise.ts', null],
  ])('%s is %s', (path, module) => {
    expect(moduleOf(path)).toBe(module)
  })
})

describe('the arrows between modules', () => {
  it('stand once for a pair, and never for a module itself', () => {
    const dependencies = ['packages/foods/src/a.ts', 'packages/foods/src/b.ts'].map((resolved) => ({
      resolved,
    }))
    const modules = [
      { source: 'packages/planner/src/plan.ts', dependencies },
      { source: 'packages/foods/src/c.ts', dependencies },
    ]
    expect(arrowsBetween(modules)).toEqual([['planner', 'foods']])
  })

  const chain: Arrow[] = [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
  ]

  it('are drawn where they follow from no others', () => {
    expect(leastArrows(chain)).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
  })

  it('are told where they lead back', () => {
    expect(arrowsInCircles(chain)).toEqual([])
    expect(arrowsInCircles([...chain, ['c', 'b']])).toEqual([
      ['b', 'c'],
      ['c', 'b'],
    ])
  })
})
