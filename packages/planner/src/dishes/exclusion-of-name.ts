import type { AllergenId } from '@brightplate/foods/allergen'
import { dietLeavesOut } from '@brightplate/foods/exclusion'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { findTerms } from '@brightplate/foods/terms/find-terms'
import { buildTermIndex, type TermIndex } from '@brightplate/foods/terms/term-index'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import { allergenVocabularies } from '@brightplate/foods/vocabulary/allergen-vocabularies'
import { vocabularyOf } from '@brightplate/foods/vocabulary/vocabulary-of'

type Rules = Pick<Restrictions, 'allergens' | 'diets'>

/** Allergens that dishes are made of by their very name, as a name says that they are not there. */
const exclusions: readonly { id: AllergenId; word: string; namedBy: RegExp }[] = [
  {
    id: 'wheat',
    word: 'wheat-free',
    namedBy: /\b(?:gluten-free|wheat-free|corn|rice|chickpea flour)\b/i,
  },
  { id: 'milk', word: 'dairy-free', namedBy: /\b(?:dairy-free|milk-free|vegan)\b/i },
  { id: 'egg', word: 'egg-free', namedBy: /\b(?:egg-free|vegan)\b/i },
]

let compiled: TermIndex | null = null

/** Names of dishes that hold one of them unless a cook sees to it: pancakes, pizza, sandwich. */
function dishNames(): TermIndex {
  compiled ??= buildTermIndex(
    exclusions.map(({ id }) => {
      const { dishes, innocent } = allergenVocabularies[id]
      return [id, vocabularyOf({ dishes, innocent })] as const
    }),
  )
  return compiled
}

/** What each of a few hundred names holds, whoever asks: names of dishes are those of the tables, or a parent's own. */
const named = new Map<string, readonly AllergenId[]>()
const mostNames = 5000

/** The allergens that a dish of this name holds unless a cook sees to it. */
function namedIn(name: string): readonly AllergenId[] {
  const before = named.get(name)
  if (before) return before
  const hits = findTerms(dishNames(), readTokens(name))
  const isNamed = (id: AllergenId) =>
    hits.some(({ start, end, meanings }) => {
      const isMeant = meanings.some(
        ({ subject, strength }) => subject === id && strength === 'dish',
      )
      const isExcused = hits.some(
        (other) =>
          other.start <= start &&
          other.end >= end &&
          other.meanings.some(({ subject, strength }) => subject === id && strength === 'innocent'),
      )
      return isMeant && !isExcused
    })
  const ids = exclusions.flatMap(({ id }) => (isNamed(id) ? id : []))
  if (named.size >= mostNames) named.clear()
  named.set(name, ids)
  return ids
}

const excludes = ({ allergens, diets }: Rules, id: AllergenId): boolean =>
  allergens.includes(id) || diets.some((diet) => dietLeavesOut(diet, id))

const isGlutenOut = (rules: Rules): boolean =>
  (['wheat', 'barley', 'rye'] as const).every((id) => excludes(rules, id))

/**
 * What the name of a dish that a child may have leaves open: "wheat-free" for banana pancakes made of oats. Empty
 * where the name says it, or is no name of what the rules forbid.
 */
export function exclusionOfName(name: string, rules: Rules): string {
  const forbidden = exclusions.filter(({ id }) => excludes(rules, id))
  if (forbidden.length === 0) return ''
  const ids = namedIn(name)
  const reasons = forbidden.flatMap(({ id, word, namedBy }) => {
    if (!ids.includes(id) || namedBy.test(name)) return []
    return id === 'wheat' && isGlutenOut(rules) ? 'gluten-free' : word
  })
  return reasons.join(' and ')
}
