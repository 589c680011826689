import { type ExclusionReason, excluded } from '../exclusion.ts'
import type { Origin } from '../food.ts'
import type { JudgedFood } from '../food-words.ts'
import { type DietId, keepsMeatFromDairy, type Restrictions } from '../restrictions.ts'
import type { Product, ProductFacts } from './product.ts'

export interface ProductVerdict {
  reason: ExclusionReason | { rule: 'age'; id: 'choking' | 'sweeteners' }
  /** `contains`, or `check_label` for what only some kinds of the product hold. */
  certainty: 'contains' | 'check_label'
}

/** Sweetened beyond what "low sugar" lets in, in g per 100 g. */
const sweetGrams = 100

const originOfAllergen: Partial<Record<string, Origin>> = {
  milk: 'dairy',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustacean',
  mollusc: 'mollusc',
}

const join = (one: ProductFacts, other: ProductFacts): ProductFacts => ({
  allergens: [...one.allergens, ...other.allergens],
  origins: [...one.origins, ...other.origins],
  marks: [...one.marks, ...other.marks],
})

/** What a product holds, as the rules read a food of the table. */
function asFood({ id, name }: Product, { allergens, origins, marks }: ProductFacts): JudgedFood {
  return {
    id,
    name,
    contains: allergens,
    oftenContains: [],
    origins: [
      ...allergens.flatMap((allergen) => originOfAllergen[allergen] ?? []),
      ...origins.flatMap((origin): Origin[] => (origin === 'insect' ? [] : [origin])),
    ],
    madeOf: marks.includes('cocoa') ? ['cocoa'] : [],
    countsAs: [],
    caffeineMg: marks.includes('caffeine') ? 1 : 0,
    per100g: { added_sugars_g: marks.includes('sweet') ? sweetGrams : 0 },
    ...(marks.includes('colour') ? { addedColour: true as const } : {}),
  }
}

const isMeat = ({ origins }: ProductFacts) =>
  origins.some((origin) => origin === 'poultry' || origin === 'beef' || origin === 'pork')

const insectsOut: readonly DietId[] = ['vegetarian', 'vegan', 'pescatarian', 'kosher']

/** What rules forbid of a product that no food of the table has. */
function forbidden(
  facts: ProductFacts,
  restrictions: Restrictions,
): ProductVerdict['reason'] | null {
  const { diets, carefulChewing } = restrictions
  const noInsects = diets.find((id) => insectsOut.includes(id))
  if (noInsects && facts.origins.includes('insect')) return { rule: 'diet', id: noInsects }
  const separatingDiet = keepsMeatFromDairy(diets)
  if (separatingDiet && isMeat(facts) && facts.allergens.includes('milk')) {
    return { rule: 'diet', id: separatingDiet }
  }
  if (facts.marks.includes('sweetener')) return { rule: 'age', id: 'sweeteners' }
  const mayChoke = carefulChewing && facts.marks.includes('choking')
  return mayChoke ? { rule: 'age', id: 'choking' } : null
}

/** Where a certificate decides: of meat, and of oats. */
function byCertificate(facts: ProductFacts, { diets }: Restrictions): ExclusionReason | null {
  const meat = isMeat(facts)
  const religious = diets.find((id) => id === 'halal' || id === 'kosher')
  if (meat && religious) return { rule: 'diet', id: religious }
  const withoutGluten = diets.find((id) => id === 'gluten-free' || id === 'gfcf')
  return withoutGluten && facts.allergens.includes('oats')
    ? { rule: 'diet', id: withoutGluten }
    : null
}

/**
 * Why a child must not have a product, or must not before its label is read; null where no rule speaks
 * against it. Reads the product's facts; the safety check, which reads words, is built apart from it.
 */
export function productExclusion(
  product: Product,
  restrictions: Restrictions,
): ProductVerdict | null {
  const { holds, oftenHolds } = product
  const mayHold = join(holds, oftenHolds)
  const certain = excluded(asFood(product, holds), restrictions) ?? forbidden(holds, restrictions)
  if (certain) return { reason: certain, certainty: 'contains' }
  const doubtful =
    excluded(asFood(product, mayHold), restrictions) ??
    forbidden(mayHold, restrictions) ??
    byCertificate(mayHold, restrictions)
  return doubtful && { reason: doubtful, certainty: 'check_label' }
}
