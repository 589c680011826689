import type { ProductFacts, ProductMark, ProductOrigin } from './product.ts'

const originSubjects: Readonly<Record<ProductOrigin, readonly string[]>> = {
  poultry: ['origin:poultry', 'product:meat'],
  beef: ['origin:beef', 'origin:meat', 'product:meat'],
  pork: ['origin:pork', 'origin:meat', 'product:meat'],
  gelatine: ['origin:gelatine'],
  'animal-rennet': ['origin:animal-rennet'],
  alcohol: ['origin:alcohol'],
  honey: ['origin:honey'],
  insect: ['origin:insect'],
}

const markSubjects: Readonly<Record<ProductMark, readonly string[]>> = {
  colour: ['origin:added-colour'],
  caffeine: ['origin:caffeine', 'age:caffeine'],
  cocoa: ['origin:cocoa', 'age:cocoa'],
  sweet: ['origin:confectionery', 'age:added-sugar'],
  sweetener: ['age:sweeteners'],
  'rice-drink': ['age:rice-drink'],
  choking: ['product:choking'],
}

/** What a text that names a product speaks of, as the safety check calls it. */
export function subjectsOf({ allergens, origins, marks }: ProductFacts): string[] {
  const isMeat = origins.some((id) => originSubjects[id].includes('product:meat'))
  return [
    ...allergens.map((id) => `allergen:${id}`),
    ...(isMeat && allergens.includes('milk') ? ['product:meat-with-milk'] : []),
    ...origins.flatMap((id) => originSubjects[id]),
    ...marks.flatMap((id) => markSubjects[id]),
  ]
}

const decided: ReadonlySet<string> = new Set([
  ...Object.values(originSubjects).flat(),
  ...Object.values(markSubjects).flat(),
  'diet:uncertified-oats',
])

/** Whether the facts of a product tell all of a subject, so that the words of its name tell nothing. */
export const isDecided = (subject: string): boolean =>
  subject.startsWith('allergen:') || decided.has(subject)
