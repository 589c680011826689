import { describe, expect, it } from 'vitest'
import type { Nutrient } from '../nutrients.ts'
import { targetsFor } from './targets.ts'

const of = (ageYears: number, nutrient: Nutrient) =>
  targetsFor(ageYears).nutrients.find((target) => target.nutrient === nutrient)

/**
 * The first and the last year of each group of ages in the Dietary Reference Intakes. Figures: the
 * higher recommendation and the lower upper intake of girls and boys.
 */
const groups = [
  { ages: [1, 3], at: 0 },
  { ages: [4, 8], at: 1 },
  { ages: [9, 13], at: 2 },
  { ages: [14, 18], at: 3 },
]

describe('the targets of a day', () => {
  // Calcium and vitamin D: IOM 2011, doi 10.17226/13050. Iron, zinc and vitamin A: IOM 2001,
  // doi 10.17226/10026. Vitamin C: IOM 2000, doi 10.17226/9810. Folate and choline: IOM 1998,
  // doi 10.17226/6015. Potassium: NASEM 2019, doi 10.17226/25353. Protein: IOM 2005, doi 10.17226/10490.
  // Selenium: as vitamin C. Copper and vitamin K: as iron. Thiamin: as folate.
  it.each([
    ['protein_g', [13, 19, 34, 52], null],
    ['calcium_mg', [700, 1000, 1300, 1300], [2500, 2500, 3000, 3000]],
    ['vit_d_ug', [15, 15, 15, 15], [63, 75, 100, 100]],
    ['iron_mg', [7, 10, 8, 15], [40, 40, 40, 45]],
    ['zinc_mg', [3, 5, 8, 11], [7, 12, 23, 34]],
    ['vit_a_rae_ug', [300, 400, 600, 900], null],
    ['vit_c_mg', [15, 25, 45, 75], [400, 650, 1200, 1800]],
    ['choline_mg', [200, 250, 375, 550], [1000, 1000, 2000, 3000]],
    ['potassium_mg', [2000, 2300, 2500, 3000], null],
    ['folate_dfe_ug', [150, 200, 300, 400], null],
    ['selenium_ug', [20, 30, 40, 55], [90, 150, 280, 400]],
    ['copper_mg', [0.34, 0.44, 0.7, 0.89], [1, 3, 5, 8]],
    ['vit_k_ug', [30, 55, 60, 75], null],
    ['thiamin_mg', [0.5, 0.6, 0.9, 1.2], null],
  ] as const)(
    'hold the published figures for %s up to the borders of ages',
    (nutrient, wanted, upper) => {
      for (const { ages, at } of groups) {
        for (const age of ages) {
          const target = { nutrient, recommended: wanted[at], upper: upper?.[at] ?? null }
          expect(of(age, nutrient), `at ${age}`).toEqual(target)
        }
      }
    },
  )

  // Sodium: NASEM 2019, doi 10.17226/25353, chronic disease risk reduction intake. Retinol: IOM 2001.
  it.each([
    [3, 1200, 600],
    [4, 1500, 900],
    [8, 1500, 900],
    [9, 1800, 1700],
    [13, 1800, 1700],
    [14, 2300, 2800],
  ])('at %i limit sodium to %i mg and retinol to %i ug', (age, sodium, retinol) => {
    expect(targetsFor(age)).toMatchObject({ sodiumMg: sodium, retinolUg: retinol })
  })

  // Dietary Guidelines for Americans 2020-2025, table A2-2, moderately active girls and boys.
  it.each([
    [2, 1000, 1000],
    [3, 1200, 1400],
    [6, 1400, 1600],
    [8, 1600, 1600],
    [9, 1600, 1800],
    [12, 2000, 2200],
    [14, 2000, 2400],
    [16, 2000, 2800],
    [18, 2000, 2800],
  ])('at %i take the middle of %i and %i kcal', (age, girls, boys) => {
    expect(targetsFor(age).energyKcal).toBe((girls + boys) / 2)
  })

  it('take 14 g of fibre for 1,000 kcal', () => {
    expect(of(2, 'fiber_g')?.recommended).toBe(14)
    expect(of(18, 'fiber_g')?.recommended).toBe(34)
  })

  // Acceptable macronutrient ranges: IOM 2005, doi 10.17226/10490.
  it('give the youngest more fat and less protein, up to their fourth birthday', () => {
    for (const age of [1, 3]) {
      const { protein, fat } = targetsFor(age)
      expect([protein, fat]).toEqual([
        { low: 0.05, high: 0.2 },
        { low: 0.3, high: 0.4 },
      ])
    }
    for (const age of [4, 18]) {
      const { protein, fat } = targetsFor(age)
      expect([protein, fat]).toEqual([
        { low: 0.1, high: 0.3 },
        { low: 0.25, high: 0.35 },
      ])
    }
  })

  // Dietary Guidelines for Americans 2020-2025: limits from the second birthday, no added sugars before.
  it('allow no added sugars before the second birthday, and limit no saturated fat', () => {
    expect(targetsFor(1)).toMatchObject({ addedSugars: 0, saturatedFat: null })
    expect(targetsFor(2)).toMatchObject({ addedSugars: 0.1, saturatedFat: 0.1 })
  })

  it('name every nutrient once, and none below zero or above its upper intake', () => {
    for (let age = 1; age <= 18; age += 1) {
      const { nutrients } = targetsFor(age)
      expect(new Set(nutrients.map(({ nutrient }) => nutrient)).size).toBe(nutrients.length)
      for (const { recommended, upper } of nutrients) {
        expect(recommended).toBeGreaterThan(0)
        expect(recommended).toBeLessThan(upper ?? Number.POSITIVE_INFINITY)
      }
    }
  })

  it.each([0, 19, 1.5])('are none at the age of %d', (age) => {
    expect(() => targetsFor(age)).toThrow(RangeError)
  })
})
