import type { AllergenId } from '../allergen.ts'
import type { DietId, Restrictions } from '../restrictions.ts'
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
  'nut-free': { allergens: ['peanut', ...treeNutIds], diets: [] },
}

const free = '(?:certified )?(?:[a-z]+-free|vegan)'
const leading = new RegExp(`^(${free}(?:(?:, | and | )${free})*) (.+)$`)

export interface SpokenVariant {
  /** "gluten-free"; empty for a name that leaves nothing out. */
  without: string
  /** "waffles" */
  name: string
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * What a variant is called for one child: what it leaves out is said where a rule of this child asks
 * for it, and all of it where none of the words does.
 * @example spokenVariant('gluten-free and dairy-free hot dogs', milkAllergy).without // 'dairy-free'
 */
export function spokenVariant(
  name: string,
  { allergens, diets }: Pick<Restrictions, 'allergens' | 'diets'>,
): SpokenVariant {
  const [, words, rest] = leading.exec(name) ?? []
  if (words === undefined || rest === undefined) return { without: '', name }
  const all = words.split(/, | and |(?<!certified) /)
  const isAsked = (word: string): boolean => {
    const rule = askedBy[word.replace('certified ', '')]
    return (
      rule === undefined ||
      rule.allergens.some((one) => allergens.includes(one)) ||
      rule.diets.some((one) => diets.includes(one))
    )
  }
  const asked = all.filter(isAsked)
  // "Vegan" says of milk and egg what the others would say again, and stands last as an adjective does.
  const isLoose = all.at(-1) === 'vegan'
  const without = asked.length === 0 || asked.length === all.length ? words : joined(asked)
  return { without: isLoose ? without.replace(' and ', ' ') : without, name: rest }
}

export const variantName = ({ without, name }: SpokenVariant): string =>
  without === '' ? name : `${without} ${name}`
