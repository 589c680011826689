import { expandTokens } from '../vocabulary/expand-tokens.ts'
import { readTokens, type Tokens } from '../vocabulary/read-tokens.ts'
import { findClinicianConditions } from './find-clinician-conditions.ts'
import { nameIndex } from './name-index.ts'
import { nearestNames } from './nearest-names.ts'
import { type ExcludedReading, readExcluded } from './read-excluded.ts'

/** A tag as words, unknown compounds split. */
export function readTagTokens(tag: string): Tokens {
  const index = nameIndex()
  return expandTokens(
    readTokens(tag),
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
