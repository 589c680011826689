import { foodGroups } from '../refused-foods/food-groups.ts'
import { findTerms } from '../terms/find-terms.ts'
import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import type { Stretch, TagText } from './tag-text.ts'

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
