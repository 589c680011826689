import type { KeyedText } from '../../texts/english.ts'
import type { TextParams } from '../../texts/fill-message.ts'
import { capitalOf } from '../articles.ts'
import { type PlanNames, paramWordOf } from './param-words.ts'
import { isSpanishText, spanishPartOfText } from './spanish-texts.ts'

function spanishParam(
  key: string,
  [name, value]: [string, TextParams[string]],
  names: PlanNames,
): TextParams[string] | null {
  if (typeof value === 'number' || value.length === 0) return value
  const say = paramWordOf(key, name)
  if (!say) return null
  if (!Array.isArray(value)) return say(value, names)
  const words = value.map((one) => say(one, names))
  return words.every((word) => word !== null) ? words : null
}

/** A sentence, and what it names, in Spanish. */
export interface SpanishSentence {
  params: TextParams
  text: string
}

/** A part of a sentence in Spanish; null where we do not know how some of what it names is said. */
export function spanishPhrase(
  { key, params }: KeyedText,
  names: PlanNames,
): SpanishSentence | null {
  if (!isSpanishText(key) || key.startsWith('part.')) return null
  const spanishParams: TextParams = {}
  for (const [name, value] of Object.entries(params)) {
    const word = spanishParam(key, [name, value], names)
    if (word === null) return null
    spanishParams[name] = word
  }
  return { params: spanishParams, text: spanishPartOfText(key, spanishParams) }
}

/** A stored sentence in Spanish, likewise. */
export function spanishSentence(text: KeyedText, names: PlanNames): SpanishSentence | null {
  const phrase = spanishPhrase(text, names)
  return phrase && { ...phrase, text: capitalOf(phrase.text) }
}
