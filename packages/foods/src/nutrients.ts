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

/** Figures of one food per 100 g of edible portion. */
export type Composition = Record<Nutrient, number | null>
