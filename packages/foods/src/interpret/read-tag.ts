import type { TagList, TagReading } from '../interpretation.ts'
import { answeredWithNo } from './asking/questions.ts'
import { readAllergyTag } from './read-allergy-tag.ts'
import { spansOf } from './read-parts.ts'
import { readWishTag } from './read-wish-tag.ts'
import { readTagText } from './tag-text.ts'

/** Reads one tag by itself, without the answers that were given to questions about it. */
export function readTag(list: TagList, tag: string): TagReading {
  const text = readTagText(tag)
  const answered = list === 'dietary_preferences' ? answeredWithNo(tag) : null
  const parts =
    list === 'allergies' ? readAllergyTag(text) : { ...readWishTag(list, text), needsAnswer: null }
  if (answered) {
    return {
      list,
      tag,
      understood: [{ kind: 'answered', term: answered }],
      notRecognised: [],
      unchecked: [],
      spans: spansOf(
        text,
        text.tokens.plain.map(() => 'reading'),
      ),
      needsAnswer: null,
    }
  }
  return {
    list,
    tag,
    understood: parts.understood,
    notRecognised: parts.notRecognised,
    unchecked: parts.unchecked,
    spans: spansOf(text, parts.roles),
    needsAnswer: parts.needsAnswer,
  }
}
