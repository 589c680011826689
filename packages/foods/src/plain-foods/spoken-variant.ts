import type { AllergenId } from '../allergen.ts'
import type { Food } from '../food.ts'
import type { DietId } from '../restrictions.ts'
import { readMatch } from '../tokens/read-match.ts'
import { treeNutIds } from '../vocabulary/families.ts'

type AskedBy = { allergens: readonly AllergenId[]; diets: readonly DietId[] }

/** Which rules of a child ask for food that is labelled so. */
const askedBy: Readonly<Record<string, AskedBy>> = {
  'gluten-free': { allergens: ['wheat', 'barley', 'rye', 'oats'], diets: ['gluten-free', 'gfcf'] },
  'dairy-free': {
    allergens: ['milk'],
    diets: ['dairy-free', 'casein-free', 'gfcf', 'vegan', 'no-mammal'],
  },
  'egg-free': { allergens: ['egg'], diets: ['vegan'] },
  'soy-free': { allergens: ['soy'], diets: [] },
  'sesame-free': { allergens: ['sesame'], diets: [] },
  'peanut-free': { allergens: ['peanut'], diets: [] },
  'lupin-free': { allergens: ['lupin'], diets: [] },
  'nut-free': { allergens: ['peanut', ...treeNutIds], diets: [] },
}

const wheatFree: AskedBy = { allergens: ['wheat'], diets: [] }

/** What a name can say that a food is free of, "vegan" apart, in the order of a title. */
export const claimNames: readonly string[] = ['wheat-free', ...Object.keys(askedBy)]

/** Allergens that are in no food that is called so: oats are asked for by "gluten-free", and not left out. */
export const foodsLeftOutBy = (claims: readonly string[]): AllergenId[] =>
  claims.flatMap((claim): AllergenId[] =>
    claim === 'wheat-free'
      ? ['wheat']
      : (askedBy[claim]?.allergens.filter((id) => id !== 'oats') ?? []),
  )

const free = '(?:certified )?(?:[a-z]+-free|vegan)'
const leading = new RegExp(`^(${free}(?:(?:, | and | )${free})*) (.+)$`)

/** Whether a rule of these asks for what is labelled so; "vegan" is asked for by itself. */
function isAskedFor(word: string, { allergens, diets }: AskedBy): boolean {
  const rule = askedBy[word.replace('certified ', '')]
  return (
    rule === undefined ||
    rule.allergens.some((one) => allergens.includes(one)) ||
    rule.diets.some((one) => diets.includes(one))
  )
}

/** "gluten-free" and "vegan" of "gluten-free vegan"; none of a name that leaves nothing out. */
export const claimsIn = (without: string): string[] =>
  without.split(/, | and |(?<!certified) /).filter((claim) => claim !== '')

/** Diets that leave out more than what one claim says: dairy-free nuggets of chicken are for no vegan, gluten-free milk for no GFCF diet. */
const ofMore: readonly DietId[] = ['vegan', 'no-mammal', 'gfcf']

/** The rules that ask for what is labelled so, and for nothing else. */
export function rulesAskingFor(claims: readonly string[]): AskedBy {
  const asked = claims.map(
    (claim): AskedBy =>
      askedBy[claim.replace('certified ', '')] ??
      (claim === 'wheat-free' ? wheatFree : { allergens: ['milk', 'egg'], diets: [] }),
  )
  return {
    allergens: asked.flatMap(({ allergens }) => allergens),
    diets: asked.flatMap(({ diets }) => diets).filter((diet) => !ofMore.includes(diet)),
  }
}

export interface SpokenVariant {
  /** "gluten-free"; empty for a name that leaves nothing out. */
  without: string
  /** "waffles" */
  name: string
}

/** A name parted into all that it says it leaves out, and the rest. */
export function partedVariant(name: string): SpokenVariant {
  const parted = readMatch(leading, name, (without, rest) => ({ without, name: rest }))
  return parted ?? { without: '', name }
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * What a variant is called for one child: what it leaves out is said where a rule of this child asks
 * for it, and all of it where none of the words does.
 * @example spokenVariant('gluten-free and dairy-free hot dogs', milkAllergy).without // 'dairy-free'
 */
export function spokenVariant(name: string, rules: AskedBy): SpokenVariant {
  const { without: words, name: rest } = partedVariant(name)
  if (words === '') return { without: '', name }
  const all = claimsIn(words)
  const asked = all.filter((word) => isAskedFor(word, rules))
  // "Vegan" says of milk and egg what the others would say again, and stands last as an adjective does.
  const isLoose = all.at(-1) === 'vegan'
  const without = asked.length === 0 || asked.length === all.length ? words : joined(asked)
  return { without: isLoose ? without.replace(' and ', ' ') : without, name: rest }
}

export const variantName = ({ without, name }: SpokenVariant): string =>
  without === '' ? name : `${without} ${name}`

const holds = ({ contains, oftenContains }: Held, id: AllergenId) =>
  contains.includes(id) || oftenContains.includes(id)

type Held = Pick<Food, 'contains' | 'oftenContains'>

/**
 * What a variant is called for one child: where its name says nothing that a rule asks for, what the ordinary
 * food may hold and it does not is said in its place.
 */
export function variantNameFor(
  { name, food }: { name: string; food: Held },
  ordinary: Held | undefined,
  rules: AskedBy,
): string {
  const spoken = spokenVariant(name, rules)
  const words = spoken.without.split(/, | and | (?=vegan$)/)
  if (!ordinary || spoken.without === '' || words.some((word) => isAskedFor(word, rules))) {
    return variantName(spoken)
  }
  const asked = Object.entries(askedBy).flatMap(([word, { allergens }]) => {
    const freed = allergens.filter((id) => holds(ordinary, id) && !holds(food, id))
    return freed.some((id) => rules.allergens.includes(id)) ? word : []
  })
  // Whoever must not have any nut asks for no peanut apart.
  const claims = asked.includes('nut-free') ? asked.filter((word) => word !== 'peanut-free') : asked
  return claims.length > 0 ? `${joined(claims)} ${spoken.name}` : variantName(spoken)
}
