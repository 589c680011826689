import { foodGroups } from '../../refused-foods/food-groups.ts'
import { plainStretches } from '../../refused-foods/plain-stretches.ts'
import { readRefusedFood } from '../../refused-foods/read-refused-food.ts'
import { findTerms } from '../../terms/find-terms.ts'
import { buildTermIndex, type TermIndex } from '../../terms/term-index.ts'
import { gap } from '../../tokens/read-tokens.ts'
import { vocabularyOf } from '../../vocabulary/vocabulary-of.ts'
import type { ChosenName } from '../names/choose-names.ts'
import type { SettledName } from '../names/settled-names.ts'
import { understandExcluded } from '../names/understand-names.ts'
import { type Stretch, type TagText, typedAt } from '../tag-text.ts'

let compiled: TermIndex | null = null

function groupIndex(): TermIndex {
  compiled ??= buildTermIndex(
    foodGroups.map(({ name, names }) => [
      name,
      vocabularyOf({ itself: Object.values(names).flat() }),
    ]),
  )
  return compiled
}

/** Groups of refused foods that a tag names ("vegetables", "soup"), the longest names first. */
export function refusedGroups({ tokens }: TagText): (Stretch & { term: string })[] {
  const hits = findTerms(groupIndex(), tokens)
    .map(({ start, end, meanings }) => ({ start, end, term: meanings[0]?.subject ?? '' }))
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const chosen: (Stretch & { term: string })[] = []
  for (const hit of hits) {
    if (!chosen.some(({ start, end }) => hit.start < end && start < hit.end)) chosen.push(hit)
  }
  return chosen.sort((a, b) => a.start - b.start)
}

/** "no chewy meat": a food of no allergen that is refused in one texture, with the words for that. */
export function narrowedFoods(
  text: TagText,
  settled: readonly SettledName[],
  foods: readonly ChosenName[],
): (Stretch & { typed: string })[] {
  const { plain, gaps } = text.tokens
  // "except carrots" is read of the group alone
  const hasException = () =>
    readRefusedFood(text.tag).terms.some(({ exemptions }) => exemptions.length > 0)
  const groups = refusedGroups(text)
  const textures = [...settled.filter(({ kind }) => kind === 'texture'), ...groups]
  // "fries": a plain food, and the name of no food by itself
  const kinds = [...groups, ...plainStretches(text.tokens)]
    .filter(({ start, end }) => !foods.some((food) => start < food.end && food.start < end))
    .map(({ start, end }) => ({ start, end, meanings: [] }))
  return [...foods, ...kinds].flatMap((food) => {
    const texture = textures.find(({ end }) => end === food.start && gaps[end] === gap.space)
    if (!texture) return []
    const words = plain.slice(food.start, food.end)
    const isAllergen = understandExcluded(food.meanings, words).some(
      ({ kind }) => kind === 'allergen',
    )
    if (isAllergen || hasException()) return []
    const stretch = { start: texture.start, end: food.end }
    const typed = typedAt(text, stretch)
    const { terms, unknown } = readRefusedFood(typed)
    const isNarrow = unknown.length === 0 && terms.length === 1 && terms[0]?.forms.length === 1
    return isNarrow ? [{ ...stretch, typed }] : []
  })
}
