import type { allergenIds } from '@brightplate/foods/allergen'

const nuts = ['almond', 'brazil-nut', 'cashew', 'hazelnut', 'pecan', 'pistachio', 'walnut'] as const

/** As parents type them, with what they exclude at least: written by hand, and not by what reads them. */
export const typedAllergies = [
  ['milk', ['milk']],
  ['Dairy', ['milk']],
  ['leche', ['milk']],
  ['eggs', ['egg']],
  ['huevo', ['egg']],
  ['peanuts', ['peanut']],
  ['cacahuate', ['peanut']],
  ['tree nuts', nuts],
  ['cashew', ['cashew']],
  ['wheat', ['wheat']],
  ['gluten', ['wheat', 'barley', 'rye']],
  ['fish', ['fish']],
  ['shellfish', ['crustacean', 'mollusc']],
  ['shrimp', ['crustacean']],
  ['soy', ['soy']],
  ['soya', ['soy']],
  ['sesame', ['sesame']],
  ['ajonjolí', ['sesame']],
  ['mustard', ['mustard']],
  ['celery', ['celery']],
  ['lupin', ['lupin']],
  ['sulfites', ['sulphites']],
  ['coconut', ['coconut']],
] as const satisfies readonly (readonly [string, readonly (typeof allergenIds)[number][]])[]
