import type { FigureOfEach, IndexByName, IndexOf } from './tuple.ts'

/** Nutrients per 100 g, named and measured as in USDA SR28. `null` is unknown, never zero. */
export const usdaNutrients = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'sat_fat_g',
  'carb_g',
  'fiber_g',
  'sugars_g',
  'sodium_mg',
  'calcium_mg',
  'iron_mg',
  'zinc_mg',
  'magnesium_mg',
  'potassium_mg',
  'selenium_ug',
  'copper_mg',
  'vit_a_rae_ug',
  'vit_b6_mg',
  'vit_b12_ug',
  'vit_c_mg',
  'vit_d_ug',
  'vit_e_mg',
  'vit_k_ug',
  'thiamin_mg',
  'folate_dfe_ug',
  'choline_mg',
  'ala_18_3_n3_g',
  'epa_g',
  'dha_g',
] as const

/** Derived by us: SR28 has neither. */
const derivedNutrients = ['added_sugars_g', 'retinol_ug'] as const

export const nutrients = [...usdaNutrients, ...derivedNutrients] as const

export type Nutrient = (typeof nutrients)[number]

export type NutrientIndex = IndexOf<typeof nutrients>

/** Where each stands among `nutrients`. */
export const nutrientIndex: IndexByName<typeof nutrients> = {
  energy_kcal: 0,
  protein_g: 1,
  fat_g: 2,
  sat_fat_g: 3,
  carb_g: 4,
  fiber_g: 5,
  sugars_g: 6,
  sodium_mg: 7,
  calcium_mg: 8,
  iron_mg: 9,
  zinc_mg: 10,
  magnesium_mg: 11,
  potassium_mg: 12,
  selenium_ug: 13,
  copper_mg: 14,
  vit_a_rae_ug: 15,
  vit_b6_mg: 16,
  vit_b12_ug: 17,
  vit_c_mg: 18,
  vit_d_ug: 19,
  vit_e_mg: 20,
  vit_k_ug: 21,
  thiamin_mg: 22,
  folate_dfe_ug: 23,
  choline_mg: 24,
  ala_18_3_n3_g: 25,
  epa_g: 26,
  dha_g: 27,
  added_sugars_g: 28,
  retinol_ug: 29,
}

export const nutrientIndexes: readonly NutrientIndex[] = Object.values(nutrientIndex)

/** An amount of each, in the order of `nutrients`. */
export type NutrientAmounts = Readonly<FigureOfEach<typeof nutrients>>

export const noNutrients: NutrientAmounts = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]

/** What every food has a figure of; of any other a source may know nothing. */
export const alwaysKnown = ['energy_kcal', 'added_sugars_g'] as const satisfies readonly Nutrient[]

type AlwaysKnown = (typeof alwaysKnown)[number]

/** Figures of one food per 100 g of edible portion. */
export type FoodComposition = Record<AlwaysKnown, number> &
  Record<Exclude<Nutrient, AlwaysKnown>, number | null>
