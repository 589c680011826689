import type { Nutrient } from '@brightplate/foods/nutrients'
import { englishNames } from './english-names.ts'

const units: Readonly<Record<Nutrient, string>> = {
  energy_kcal: 'kcal',
  protein_g: 'g',
  fat_g: 'g',
  sat_fat_g: 'g',
  carb_g: 'g',
  fiber_g: 'g',
  sugars_g: 'g',
  added_sugars_g: 'g',
  sodium_mg: 'mg',
  calcium_mg: 'mg',
  iron_mg: 'mg',
  zinc_mg: 'mg',
  magnesium_mg: 'mg',
  potassium_mg: 'mg',
  selenium_ug: 'µg',
  copper_mg: 'mg',
  vit_a_rae_ug: 'µg',
  retinol_ug: 'µg',
  vit_b6_mg: 'mg',
  vit_b12_ug: 'µg',
  vit_c_mg: 'mg',
  vit_d_ug: 'µg',
  vit_e_mg: 'mg',
  vit_k_ug: 'µg',
  thiamin_mg: 'mg',
  folate_dfe_ug: 'µg',
  choline_mg: 'mg',
  ala_18_3_n3_g: 'g',
  epa_g: 'g',
  dha_g: 'g',
}

/** How a nutrient is called on screen, and the unit of its figures. */
export const nutrientName = (nutrient: Nutrient): { label: string; unit: string } => ({
  label: englishNames.nutrients[nutrient],
  unit: units[nutrient],
})
