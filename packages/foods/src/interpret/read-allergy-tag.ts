import type { Understanding } from '../interpretation.ts'
import { expandTokens } from '../vocabulary/expand-tokens.ts'
import { findTerms } from '../vocabulary/find-terms.ts'
import { readTokens, type Tokens } from '../vocabulary/read-tokens.ts'
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

/** Conditions that a dietitian has to plan for, wherever in a tag they stand. */
export function findClinicianConditions(tokens: Tokens): {
  understood: Understanding[]
  covered: ReadonlySet<number>
} {
  const covered = new Set<number>()
  const terms = new Set<string>()
  for (const { start, end, meanings } of findTerms(nameIndex(), tokens)) {
    for (const { subject } of meanings) {
      if (!subject.startsWith('clinician:')) continue
      terms.add(subject.slice('clinician:'.length))
      for (let at = start; at < end; at += 1) covered.add(at)
    }
  }
  return {
    understood: [...terms].sort().map((term) => ({ kind: 'clinician', term })),
    covered,
  }
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
