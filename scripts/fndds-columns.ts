import type { Nutrient } from '@brightplate/foods/nutrients'

/** The column of FNDDS 2021-23 that each figure of a plain food is copied from; added sugars are our own. */
export const fnddsColumns: Readonly<Record<Exclude<Nutrient, 'added_sugars_g'>, string>> = {
  energy_kcal: 'Energy (kcal)',
  protein_g: 'Protein (g)',
  fat_g: 'Total Fat (g)',
  sat_fat_g: 'Fatty acids, total saturated (g)',
  carb_g: 'Carbohydrate (g)',
  fiber_g: 'Fiber, total dietary (g)',
  sugars_g: 'Sugars, total (g)',
  sodium_mg: 'Sodium (mg)',
  calcium_mg: 'Calcium (mg)',
  iron_mg: 'Iron (mg)',
  zinc_mg: 'Zinc (mg)',
  magnesium_mg: 'Magnesium (mg)',
  potassium_mg: 'Potassium (mg)',
  vit_a_rae_ug: 'Vitamin A, RAE (mcg_RAE)',
  vit_b6_mg: 'Vitamin B-6 (mg)',
  vit_b12_ug: 'Vitamin B-12 (mcg)',
  vit_c_mg: 'Vitamin C (mg)',
  vit_d_ug: 'Vitamin D (D2 + D3) (mcg)',
  vit_e_mg: 'Vitamin E (alpha-tocopherol) (mg)',
  folate_dfe_ug: 'Folate, DFE (mcg_DFE)',
  choline_mg: 'Choline, total (mg)',
  // FNDDS does not tell ALA from other 18:3, most of which it is.
  ala_18_3_n3_g: '18:3 (g)',
  epa_g: '20:5 n-3 (g)',
  dha_g: '22:6 n-3 (g)',
  retinol_ug: 'Retinol (mcg)',
}
