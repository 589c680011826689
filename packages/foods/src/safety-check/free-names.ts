import { type AllergenId, allergenIds } from '../allergen.ts'
import { treeNutIds } from '../vocabulary/families.ts'
import { listTerms } from '../vocabulary/list-terms.ts'

const meats = ['pork', 'beef', 'lamb', 'rabbit', 'poultry', 'meat']
const meatWords = ['pork', 'beef', 'lamb', 'chicken', 'turkey', 'gelatine'].map(
  (id) => `food:${id}`,
)

function allergens(...ids: readonly AllergenId[]): string[] {
  return ids.map((id) => `allergen:${id}`)
}

const named: readonly (readonly [names: string, subjects: readonly string[]])[] = [
  [
    'milk, dairy, dairy product, milk product, cow milk, milk protein',
    [...allergens('milk'), 'origin:animal-rennet'],
  ],
  // lactose-free cow's milk is still milk: the claim covers its own word alone
  ['lactose, casein, whey', []],
  ['egg, eggs, egg product', allergens('egg')],
  ['peanut', allergens('peanut')],
  ['nut, nuts', allergens('peanut', ...treeNutIds)],
  ['tree nut, treenut', allergens(...treeNutIds)],
  ['gluten', allergens('wheat', 'barley', 'rye')],
  ['wheat', allergens('wheat')],
  ['grain, cereal grain', allergens('wheat', 'barley', 'rye', 'oats')],
  ['oat', allergens('oats')],
  ['shellfish, shell fish', allergens('crustacean', 'mollusc')],
  ['crustacean', allergens('crustacean')],
  ['mollusc, mollusk', allergens('mollusc')],
  ['soy, soya, soybean, soja', allergens('soy')],
  ['brazil nut', allergens('brazil-nut')],
  ['pine nut', allergens('pine-nut')],
  ['macadamia nut', allergens('macadamia')],
  ['cashew nut', allergens('cashew')],
  ['sulphite, sulfite, sulphur dioxide', allergens('sulphites')],
  ['lupin, lupine', allergens('lupin')],
  ['meat', meats.map((origin) => `origin:${origin}`)],
  ['pork', ['origin:pork']],
  ['beef', ['origin:beef']],
  ['gelatin, gelatine', ['origin:gelatine']],
  ['alcohol', ['origin:alcohol']],
  ['honey', ['origin:honey']],
  ['caffeine', []],
  ['allergen', []],
  ['preservative', []],
  [
    `
    colour, color, dye, food colour, food dye, added colour, added color, artificial colour,
    artificial color
  `,
    ['origin:added-colour'],
  ],
  ['sugar, added sugar, sweetener, added sweetener', ['age:added-sugar']],
]

/** Whole names of what a claim can free a food of, with the subjects that it frees. */
export const freeNames: ReadonlyMap<string, readonly string[]> = new Map([
  ...allergenIds.map((id) => [id.replaceAll('-', ' '), allergens(id)] as const),
  ...named.flatMap(([names, subjects]) =>
    listTerms(names).map((name) => [name, subjects] as const),
  ),
])

/** Words before a food that free it without naming an allergen. */
export const freeingWords: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'vegan',
    [
      ...allergens('milk', 'egg', 'fish', 'crustacean', 'mollusc'),
      ...meats.map((origin) => `origin:${origin}`),
      'origin:gelatine',
      'origin:honey',
      'origin:animal-rennet',
      ...meatWords,
    ],
  ],
  [
    'vegetarian',
    [
      ...allergens('fish', 'crustacean', 'mollusc'),
      ...meats.map((origin) => `origin:${origin}`),
      'origin:gelatine',
      'origin:animal-rennet',
      ...meatWords,
    ],
  ],
  ['eggless', allergens('egg')],
  ['dairyless', allergens('milk')],
  ['meatless', meats.map((origin) => `origin:${origin}`)],
  ['nutless', allergens('peanut', ...treeNutIds)],
  ['unsweetened', ['age:added-sugar']],
  ['nonalcoholic', ['origin:alcohol']],
])
