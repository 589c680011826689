import { redFlagInSpanish } from '@brightplate/contract/child/red-flags/red-flag-in-spanish'
import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { spanishSentence } from '@brightplate/planner/spanish/texts/spanish-sentence'
import { spanishPartOfText } from '@brightplate/planner/spanish/texts/spanish-texts'

/** A sentence in Spanish, or in English where it says so. */
export function sentenceInSpanish(text: KeyedText, names: PlanNames): KeyedText {
  const sign = redFlagInSpanish(text.key)
  if (sign !== null) return { ...text, text: sign }
  const translated = spanishSentence(text, names)
  return translated === null ? { ...text, language: 'en-US' } : { ...text, ...translated }
}

/** Sentences that are kept in words alone, by those that are kept with their keys; others stay as they are. */
export function linesInSpanish(
  lines: readonly string[],
  texts: readonly KeyedText[],
  names: PlanNames,
): string[] {
  const translations = new Map(texts.map((one) => [one.text, sentenceInSpanish(one, names).text]))
  return lines.map((line) => translations.get(line) ?? line)
}

/** "25 minutos" */
export function timeInSpanish(english: string): string {
  const spanish = readMatch(/^(\d+) minutes?$/, english, (minutes) =>
    spanishPartOfText('part.time-minutes', { minutes: Number(minutes) }),
  )
  return spanish ?? english
}
