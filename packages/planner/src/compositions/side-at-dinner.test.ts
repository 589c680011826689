import { mealBases } from '@brightplate/recipes/meal-bases'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { nothingCounted } from '../rules/counted-limits.ts'
import { buildProblem } from '../search/build-problem.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { kindOf } from './filters/kind-of.ts'
import type { CandidateFood, Part, SideOf } from './parts/part.ts'
import { rowAt } from './side-at-dinner.ts'

const cooked = ['pizza', 'pasta-dish', 'pasta', 'breaded-meat', 'breaded-fish', 'meat', 'burger']

const isDrink = ({ candidateFood: { group } }: Part) => kindOf(group) === 'drink'
const kindsOf = (parts: readonly Part[]) =>
  parts.map(({ candidateFood: { group } }) => kindOf(group))
const isVegetable = (kind: string | null) => kind?.startsWith('vegetable')

/** Compositions with a cooked base of plain food at which fruit of ours stands and no vegetable. */
function withFruitAlone(slot: (typeof slots)[number], profile: PlannerProfile): string[] {
  const compositions =
    buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  return compositions.flatMap(([option]) => {
    const [base, ...others] = option?.parts ?? []
    const beside = others.filter((part) => !isDrink(part))
    const fruits = beside.filter(
      ({ role, candidateFood: { group } }) => role === 'side' && kindOf(group) === 'fruit',
    )
    const isCooked = cooked.includes(base?.candidateFood.group ?? '')
    return isCooked && fruits.length > 0 && !kindsOf(beside).some(isVegetable)
      ? [base?.candidateFood.form ?? '']
      : []
  })
}

const eating = (foods: readonly string[], changes: Partial<PlannerProfile> = {}) =>
  buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true, ...changes })

const anySide: CandidateFood = {
  form: 'food',
  dish: null,
  group: 'fruit',
  category: 0,
  most: 1,
  mostBeside: 1,
  countedAsTyped: nothingCounted,
}
const noVegetable: SideOf = (groups) =>
  groups.some((group) => group.startsWith('vegetable')) ? null : anySide

describe('what we put beside a cooked dinner', () => {
  it('is a vegetable before any fruit, for who eats as most do and for who eats vegetables', () => {
    expect(withFruitAlone('dinner', buildProfile())).toEqual([])
    expect(withFruitAlone('dinner', eating(['pizza', 'spaghetti', 'carrots']))).toEqual([])
    const some = eating(['pizza', 'spaghetti'], { safeFoodsNearlyAll: false })
    expect(withFruitAlone('dinner', some)).toEqual([])
  })

  it('is fruit too for who eats no vegetable at all', () => {
    expect(withFruitAlone('dinner', eating(['pizza', 'spaghetti']))).not.toEqual([])
  })

  it('is what it usually is where no vegetable may be put there', () => {
    const row = mealBases['lunch-and-dinner'].find(({ group }) => group === 'pizza')
    if (!row) throw new Error('No pizza')
    expect(rowAt(row, noVegetable, false).usually).toEqual(row.usually)
    expect(rowAt(row, noVegetable, false).sideAtDinner).toBeUndefined()
    expect(rowAt(row, () => anySide, false).usually).not.toEqual(row.usually)
  })

  it('is fruit at lunch as before', () => {
    expect(withFruitAlone('lunch', buildProfile())).not.toEqual([])
  })
})
