import type { Restrictions } from '../../restrictions.ts'
import { findMentions } from '../../safety-check/find-mentions.ts'
import { planLexicon } from '../../safety-check/plan-lexicon.ts'
import { watchWords } from '../../safety-check/watched/watch-words.ts'
import { watchedSubjects } from '../../safety-check/watched/watched-subjects.ts'
import { buildTermIndex } from '../../terms/term-index.ts'

/** Likes that an exclusion forbids: the exclusion wins ("vegan", "loves salmon"). */
export function excludedLikes(
  likes: readonly string[],
  restrictions: Pick<Restrictions, 'allergens' | 'diets' | 'words'>,
): Set<string> {
  if (likes.length === 0) return new Set()
  const watches = watchedSubjects(restrictions)
  const words = watchWords(restrictions.words, watches)
  const indexes = words.length > 0 ? [planLexicon(), buildTermIndex(words)] : [planLexicon()]
  return new Set(
    likes.filter((like) =>
      findMentions(indexes, like, (subject) => watches.has(subject)).mentions.some(
        ({ strength }) => strength !== 'label',
      ),
    ),
  )
}
