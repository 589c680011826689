import {
  type Nutrient,
  noNutrients,
  nutrientIndex,
  type nutrients,
} from '@brightplate/foods/nutrients'
import type { FigureOfEach } from '@brightplate/foods/tuple'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { courseOf, type Problem } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { serveOnce } from '../meal-composition.ts'
import { hasLittleSodium } from './has-little-sodium.ts'

function serving(mg: number, incomplete: Nutrient[] = []) {
  const amounts: FigureOfEach<typeof nutrients> = [...noNutrients]
  amounts.fill(500)
  amounts[nutrientIndex.sodium_mg] = mg
  return { amounts, incomplete }
}

describe('a side with little sodium', () => {
  it('has at most 140 mg in what the child gets', () => {
    expect(hasLittleSodium(serving(140))).toBe(true)
    expect(hasLittleSodium(serving(140.1))).toBe(false)
  })

  it('is none of which the figure is unknown, or that is known by its words alone', () => {
    expect(hasLittleSodium(serving(0, ['sodium_mg']))).toBe(false)
    expect(hasLittleSodium(serving(0, ['vit_k_ug']))).toBe(true)
    expect(hasLittleSodium(null)).toBe(false)
  })
})

const sidesAt = ({ slots: options }: Problem, index: number) => [
  ...new Set(
    (options[index] ?? []).flatMap(([first]) =>
      (first?.parts ?? []).flatMap(({ role, candidateFood }) =>
        role === 'side' ? candidateFood : [],
      ),
    ),
  ),
]

describe('the sides beside what a child eats', () => {
  const lists = [
    ['chicken nuggets', 'fries', 'pizza', 'ham sandwich', 'apples'],
    ['ramen', 'hot dogs', 'goldfish crackers', 'mac and cheese'],
    ['pasta', 'plain yogurt', 'banana'],
  ]

  it.each(lists)('have little sodium, wherever a food of the kind has: %s, %s, %s', (...foods) => {
    for (const ageYears of [3, 7, 15]) {
      const profile = buildProfile({ ageYears, safeFoods: foods.map(safeFood) })
      const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
      const serve = serveOnce(profile)
      slots.forEach((slot, index) => {
        for (const side of sidesAt(problem, index)) {
          const ofKind = problem.open[courseOf(slot)].filter(({ group }) => group === side.group)
          const some = ofKind.some((one) => hasLittleSodium(serve(one, 1, 1)))
          expect(hasLittleSodium(serve(side, 1, 1)), `${slot} at ${ageYears}: ${side.form}`).toBe(
            some,
          )
        }
      })
    }
  })

  it('are as most children have them where no food is known', () => {
    const profile = buildProfile()
    const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
    const serve = serveOnce(profile)
    const sides = slots.flatMap((_, index) => sidesAt(problem, index))
    expect(sides.some((side) => !hasLittleSodium(serve(side, 1, 1)))).toBe(true)
  })
})
