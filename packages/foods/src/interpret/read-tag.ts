import { energyTerm } from '../eating/energy-term.ts'
import type { TagList, TagReading, Understanding } from '../interpretation.ts'
import { answeredWithNo } from './asking/questions.ts'
import { energySet } from './energy-set.ts'
import { readAllergyTag } from './read-allergy-tag.ts'
import { spansOf } from './read-parts.ts'
import { readTagText } from './tag-text.ts'
import { readWishTag } from './wishes/read-wish-tag.ts'

/** What a tag says with all its words, whatever each of them means elsewhere. */
function wholeReading(list: TagList, tag: string): Understanding | null {
  const answered = list === 'dietary_preferences' ? answeredWithNo(tag) : null
  if (answered) return { kind: 'answered', term: answered }
  const kcal = energySet(tag)
  return kcal === null ? null : { kind: 'energy', term: energyTerm(kcal), kcal }
}

/** Reads one tag by itself, without the answers that were given to questions about it. */
export function readTag(list: TagList, tag: string): TagReading {
  const text = readTagText(tag)
  const whole = wholeReading(list, tag)
  if (whole) {
    return {
      list,
      tag,
      understood: [whole],
      notRecognised: [],
      unchecked: [],
      spans: spansOf(
        text,
        text.tokens.plain.map(() => 'reading'),
      ),
      needsAnswer: null,
    }
  }
  const parts =
    list === 'allergies' ? readAllergyTag(text) : { ...readWishTag(list, text), needsAnswer: null }
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
