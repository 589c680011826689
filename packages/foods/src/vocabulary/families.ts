import type { AllergenId } from '../allergen.ts'

/** Nuts of trees, those that FDA no longer lists included; coconut is none of them. */
export const treeNutIds = [
  'almond',
  'brazil-nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine-nut',
  'pistachio',
  'walnut',
  'chestnut',
  'other-tree-nut',
] as const satisfies readonly AllergenId[]

export const shellfishIds = ['crustacean', 'mollusc'] as const satisfies readonly AllergenId[]

/** Cereals that are excluded by "gluten". Oats depend on their certificate: see the diet `gluten-free`. */
export const glutenIds = ['wheat', 'barley', 'rye'] as const satisfies readonly AllergenId[]
