import { describe, expect, it } from 'vitest'
import { brokenLimits } from '../goals/nutrition/counted-limits-goal.ts'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import { search } from '../search/search.ts'
import { cellOf, stateOf } from '../search/week-state.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { bestReplacements } from './best-replacements.ts'

const problem = buildProblem(ourMenu, buildProfile(), '2026-11-23', 7)
const found = search(problem, { seed: 3, steps: 700 })

describe('the best replacements of a dish', () => {
  it('are three other dishes that break no limit', () => {
    const cell = cellOf(2, 1)
    const present = found.cells[cell]?.serving.dish.recipe.id ?? ''
    const options = bestReplacements(found, cell, [present]).slice(0, 3)
    expect(new Set(options.map(({ dish }) => dish)).size).toBe(3)
    for (const option of options) {
      expect(option.serving.dish.recipe.id).not.toBe(present)
      expect(brokenLimits(stateOf(problem, found.cells.with(cell, option)))).toEqual([])
    }
  })

  it('are of other foods than what stands there, and than each other', () => {
    const foodsOn = ({ parts }: (typeof found.cells)[number]) =>
      new Set(parts.map(({ candidateFood }) => candidateFood.form))
    const isSame = (a: Set<string>, b: Set<string>) => a.symmetricDifference(b).size === 0
    const snack = 3
    const turned = (problem.slots[snack] ?? []).flat().flatMap((one) => {
      const other = (problem.slots[snack] ?? [])
        .flat()
        .find((two) => two.dish !== one.dish && isSame(foodsOn(two), foodsOn(one)))
      return other ? [one] : []
    })
    expect(turned.length).toBeGreaterThan(0)
    for (const present of turned.slice(0, 5)) {
      const cell = cellOf(1, snack)
      const state = stateOf(problem, found.cells.with(cell, present))
      const options = bestReplacements(state, cell, [present.serving.dish.recipe.id])
      const all = [present, ...options].map((one) => [...foodsOn(one)].sort().join())
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('are found too where other dishes of the plan break a limit, and add nothing to it', () => {
    const [fishDinner] = (problem.slots[2] ?? [])
      .flat()
      .filter(({ counted }) => counted['fish-meals'])
    if (!fishDinner) throw new Error('No dinner of fish')
    const cells = [0, 1, 3].reduce((all, day) => all.with(cellOf(day, 2), fishDinner), found.cells)
    const broken = stateOf(problem, cells)
    expect(brokenLimits(broken)).toContain('fish-meals')
    const options = bestReplacements(broken, cellOf(5, 2), []).slice(0, 3)
    expect(options).toHaveLength(3)
    for (const { counted } of options) expect(counted['fish-meals']).toBe(0)
  })
})
