import { nutrients } from '@brightplate/foods/nutrients'
import { describe, expect, it } from 'vitest'
import { buildPlannedDay } from '../testing/build-planned-day.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { dayNutrition, nutritionReport } from './nutrition-report.ts'

const profile = buildProfile({ ageYears: 7 })
const bringing = (amount: number) => Object.fromEntries(nutrients.map((one) => [one, amount]))
const { selenium_ug: _, ...before } = bringing(1)

const reportOf = (nutrition: Record<string, number>, nutrient: string) =>
  nutritionReport([buildPlannedDay({ nutrition })], profile).find(
    (one) => one.nutrient === nutrient,
  )

describe('the report of a plan', () => {
  it.each([
    ['selenium_ug', 'selenium', 'µg', 30, 150],
    ['copper_mg', 'copper', 'mg', 0.44, 3],
    ['thiamin_mg', 'thiamin', 'mg', 0.6, null],
    ['vit_k_ug', 'vitamin K', 'µg', 55, null],
  ])('holds %s against what the age needs', (nutrient, label, unit, target, upper) => {
    expect(reportOf(bringing(0), nutrient)).toMatchObject({ label, unit, target, upper, mean: 0 })
  })

  it('counts a target as reached from 98 % on', () => {
    expect(reportOf(bringing(29.4), 'selenium_ug')?.reached).toBe(true)
    expect(reportOf(bringing(29.3), 'selenium_ug')?.reached).toBe(false)
  })

  it('counts no target as reached above its upper intake', () => {
    expect(reportOf(bringing(150), 'selenium_ug')?.reached).toBe(true)
    expect(reportOf(bringing(150.1), 'selenium_ug')?.reached).toBe(false)
  })

  it('tells amounts to a tenth, and to a hundredth below one', () => {
    expect(reportOf(bringing(0.434), 'copper_mg')?.mean).toBe(0.43)
    expect(reportOf(bringing(0.999), 'copper_mg')?.mean).toBe(1)
    expect(reportOf(bringing(1.04), 'copper_mg')?.mean).toBe(1)
  })

  it('is silent of a nutrient that a dish was planned without, rather than count none of it', () => {
    const day = buildPlannedDay({ nutrition: bringing(40) }, {})
    const mixed = { ...day, lunch: { ...day.lunch, nutrition: before } }
    const names = nutritionReport([mixed], profile).map(({ nutrient }) => nutrient)
    expect(names).not.toContain('selenium_ug')
    expect(names).toContain('copper_mg')
  })
})

describe('what a day brings', () => {
  it('is the sum of its dishes, those without figures left out', () => {
    const sums = dayNutrition([
      { nutrition: bringing(1) },
      { nutrition: bringing(2) },
      { nutrition: {} },
    ])
    expect(sums.selenium_ug).toBe(3)
  })

  it('is unknown of a nutrient that one of its dishes was planned without', () => {
    const sums = dayNutrition([{ nutrition: bringing(1) }, { nutrition: before }])
    expect(sums).not.toHaveProperty('selenium_ug')
    expect(sums.copper_mg).toBe(2)
  })
})
