import type { Nutrient } from '../nutrients.ts'

export interface NutrientTarget {
  nutrient: Nutrient
  /** Recommended amount a day, in the nutrient's unit. */
  recommended: number
  /** Upper intake that food is measured by; null where none is, or where it counts supplements only. */
  upper: number | null
}

export interface Share {
  /** Shares of the day's energy, 0 to 1. */
  low: number
  high: number
}

export interface Targets {
  energyKcal: number
  nutrients: readonly NutrientTarget[]
  /** Sodium's chronic disease risk reduction intake, mg. */
  sodiumMg: number
  /** Vitamin A's upper intake, which counts retinol alone, ug. */
  retinolUg: number
  protein: Share
  fat: Share
  carbohydrate: Share
  /** Highest share of the day's energy; null where there is no limit (under 2 years). */
  saturatedFat: number | null
  /** Highest share of the day's energy; 0 under 2 years. */
  addedSugars: number
}

/**
 * Kcal a day by years of age: mean of girls' and boys' "moderately active" row, Dietary Guidelines
 * for Americans 2020-2025, table A2-2. Age 1: mean of the equations of NASEM 2023
 * (doi 10.17226/26818, table 5-15) at 18 months for the WHO median child.
 */
const energyByAge: readonly number[] = [
  880, 1000, 1300, 1400, 1400, 1500, 1600, 1600, 1700, 1800, 1900, 2100, 2100, 2200, 2300, 2400,
  2400, 2400,
]

type Band = readonly [oneToThree: number, fourToEight: number, nineToThirteen: number, teen: number]

/** Dietary Reference Intakes (National Academies): RDA or AI, the higher of the two sexes. */
const recommended: readonly (readonly [Nutrient, Band])[] = [
  ['protein_g', [13, 19, 34, 52]],
  ['calcium_mg', [700, 1000, 1300, 1300]],
  ['iron_mg', [7, 10, 8, 15]],
  ['zinc_mg', [3, 5, 8, 11]],
  ['magnesium_mg', [80, 130, 240, 410]],
  ['potassium_mg', [2000, 2300, 2500, 3000]],
  ['selenium_ug', [20, 30, 40, 55]],
  ['copper_mg', [0.34, 0.44, 0.7, 0.89]],
  ['vit_a_rae_ug', [300, 400, 600, 900]],
  ['vit_b6_mg', [0.5, 0.6, 1, 1.3]],
  ['vit_b12_ug', [0.9, 1.2, 1.8, 2.4]],
  ['vit_c_mg', [15, 25, 45, 75]],
  ['vit_d_ug', [15, 15, 15, 15]],
  ['vit_e_mg', [6, 7, 11, 15]],
  ['vit_k_ug', [30, 55, 60, 75]],
  ['thiamin_mg', [0.5, 0.6, 0.9, 1.2]],
  ['folate_dfe_ug', [150, 200, 300, 400]],
  ['choline_mg', [200, 250, 375, 550]],
  ['ala_18_3_n3_g', [0.7, 0.9, 1.2, 1.6]],
]

/** The same source: upper intakes, the lower of the two sexes. Magnesium, folate and vitamin E count supplements only. */
const upper: Partial<Record<Nutrient, Band>> = {
  calcium_mg: [2500, 2500, 3000, 3000],
  iron_mg: [40, 40, 40, 45],
  zinc_mg: [7, 12, 23, 34],
  selenium_ug: [90, 150, 280, 400],
  copper_mg: [1, 3, 5, 8],
  vit_b6_mg: [30, 40, 60, 80],
  vit_c_mg: [400, 650, 1200, 1800],
  vit_d_ug: [63, 75, 100, 100],
  choline_mg: [1000, 1000, 2000, 3000],
}

const sodiumRisk: Band = [1200, 1500, 1800, 2300]
const retinolUpper: Band = [600, 900, 1700, 2800]

/** Grams of fibre for 1,000 kcal: Dietary Guidelines for Americans 2020-2025. */
const fiberPerThousandKcal = 14

const bandOf = (ageYears: number): 0 | 1 | 2 | 3 =>
  ageYears < 4 ? 0 : ageYears < 9 ? 1 : ageYears < 14 ? 2 : 3

/**
 * What a child of this age needs a day, with the energy that a clinician set where one did: what is told by
 * energy goes by that too. Throws a RangeError outside of 1 to 18 years.
 * @example targetsFor(7).energyKcal // 1600
 */
export function targetsFor(ageYears: number, energySet?: number): Targets {
  const usual = energyByAge[ageYears - 1]
  if (usual === undefined) throw new RangeError(`No targets for the age of ${ageYears}`)
  const energyKcal = energySet ?? usual
  const band = bandOf(ageYears)
  const small = band === 0
  return {
    energyKcal,
    nutrients: [
      ...recommended.map(([nutrient, values]) => ({
        nutrient,
        recommended: values[band],
        upper: upper[nutrient]?.[band] ?? null,
      })),
      {
        nutrient: 'fiber_g' as const,
        recommended: Math.round((energyKcal / 1000) * fiberPerThousandKcal),
        upper: null,
      },
    ],
    sodiumMg: sodiumRisk[band],
    retinolUg: retinolUpper[band],
    protein: small ? { low: 0.05, high: 0.2 } : { low: 0.1, high: 0.3 },
    fat: small ? { low: 0.3, high: 0.4 } : { low: 0.25, high: 0.35 },
    carbohydrate: { low: 0.45, high: 0.65 },
    saturatedFat: ageYears < 2 ? null : 0.1,
    addedSugars: ageYears < 2 ? 0 : 0.1,
  }
}
