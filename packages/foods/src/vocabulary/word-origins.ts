/** Origins that diets ask for and that no allergen covers: each a file of `data/origins`. */
export const wordOrigins = [
  'pork',
  'beef',
  'lamb',
  'rabbit',
  'poultry',
  'meat',
  'gelatine',
  'animal-rennet',
  'alcohol',
  'honey',
  'insect',
  'scaleless-fish',
  'added-colour',
  'caffeine',
  'cocoa',
  'confectionery',
] as const

export type WordOrigin = (typeof wordOrigins)[number]
