import { readingWord } from '@brightplate/planner/spanish/texts/reading-word'
import type { Wording } from '../wording/wording.ts'
import { sentenceInSpanish } from './plan-sentences.ts'

/** No sentence beside a plan names a dish of it. */
const noNames: ReadonlyMap<string, string> = new Map()

/** What is said beside a plan, in Spanish; what has no Spanish stays in English. */
export const inSpanish: Wording = {
  sentence: (text) => sentenceInSpanish(text, noNames).text,
  term: readingWord,
}
