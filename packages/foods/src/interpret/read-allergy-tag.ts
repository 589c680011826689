import { expandTokens } from '../vocabulary/expand-tokens.ts'
import { gap, readTokens, type Tokens } from '../vocabulary/read-tokens.ts'
import { stemWord } from '../vocabulary/stem-word.ts'
import { findClinicianConditions } from './find-clinician-conditions.ts'
import { nameIndex } from './name-index.ts'
import { nearestNames } from './nearest-names.ts'
import { type ExcludedReading, readExcluded } from './read-excluded.ts'

/** "peanutfree" in two words, as it is meant. */
function freeApart(tokens: Tokens, isKnown: (stem: string) => boolean): Tokens {
  const parts = tokens.plain.map((word) => {
    const what = /^(.{3,})free$/u.exec(word)?.[1]
    return what !== undefined && isKnown(stemWord(what)) ? [what, 'free'] : [word]
  })
  const spread = <Value>(values: readonly Value[]) =>
    parts.flatMap((part, at) => part.flatMap(() => values[at] ?? []))
  return {
    plain: parts.flat(),
    words: parts.flatMap((part, at) =>
      part.length > 1 ? part.map(stemWord) : (tokens.words[at] ?? []),
    ),
    starts: spread(tokens.starts),
    ends: spread(tokens.ends),
    gaps: parts.flatMap((part, at) =>
      part.map((_, nth) => (nth > 0 ? gap.space : (tokens.gaps[at] ?? gap.hard))),
    ),
  }
}

/** A tag as words, unknown compounds split. */
export function readTagTokens(tag: string): Tokens {
  const index = nameIndex()
  return expandTokens(
    freeApart(readTokens(tag), (stem) => index.words.has(stem)),
    (stem) => index.words.has(stem),
    undefined,
    (word, mostEdits) => nearestNames(word, mostEdits).length > 0,
  )
}

/** Reads one tag of the allergies list: whatever it says, nothing in it lets food in. */
export function readAllergyTag(tag: string): ExcludedReading {
  const tokens = readTagTokens(tag)
  const clinician = findClinicianConditions(tokens)
  const parts: ExcludedReading = {
    understood: [...clinician.understood],
    notRecognised: [],
    unchecked: [],
  }
  let from = 0
  for (let at = 0; at <= tokens.words.length; at += 1) {
    if (at < tokens.words.length && !clinician.covered.has(at)) continue
    if (at > from) {
      const part = readExcluded(tokens, from, at, tag, { mostEdits: 2, keepUnknown: true })
      parts.understood.push(...part.understood)
      parts.notRecognised.push(...part.notRecognised)
      parts.unchecked.push(...part.unchecked)
    }
    from = at + 1
  }
  return parts
}
