import { byNameSentence } from '@brightplate/contract/typed/by-name-sentence'
import type { TagAnswer, TagQuestion, TagReading } from '@brightplate/contract/typed/profile-terms'
import * as words from '#words/children/reading'

type Understanding = TagReading['understood_as'][number]

export interface ReadingLine {
  text: string
  /** Something that the parent should look at. */
  needsCare: boolean
  answers: readonly TagAnswer[]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function meaning({
  kind,
  term: ours,
  name: term = ours,
  kept_out,
  by_name,
}: Understanding): string {
  if (by_name) return byNameSentence(term)
  const examples = kept_out.filter((word) => word.toLowerCase() !== term.toLowerCase())
  switch (kind) {
    case 'allergen':
    case 'food':
      return examples.length > 0
        ? words.excludedWith({ term, examples: examples.join(', ') })
        : words.excluded({ term })
    case 'diet':
      return words.diet({ term, isBan: /^no /u.test(ours) ? 'yes' : 'no' })
    case 'like':
      return words.like({ term })
    case 'refused':
      return words.refused({ term })
    case 'texture':
      return words.texture({ term })
    case 'goal':
      return words.goal({ term })
    case 'cuisine':
      return words.cuisine({ term })
    case 'advice':
      return words.advice({ term })
    case 'clinician':
      return words.clinician({ term: capitalized(term) })
    case 'energy':
      return words.energy({ term: capitalized(term) })
    case 'none':
      return words.nothing
    case 'aside':
      return words.aside({ term })
    case 'answered':
      return words.answered({ term })
  }
}

function unknown(staysOut: boolean, word: string): string {
  return staysOut ? words.notChecked({ word }) : words.unknown({ word })
}

/** Several excluded things of one tag share a sentence, with so many names. */
const mostNames = 12

const isExcluded = ({ kind, by_name }: Understanding) =>
  (kind === 'allergen' || kind === 'food') && !by_name

/** One sentence for a tag that keeps several things out: "peanuts" with lupin, "top 9". */
function excludedTogether(understood: readonly Understanding[]): string {
  const terms = [...new Set(understood.map(({ term, name = term }) => name))]
  const [one] = understood
  if (terms.length === 1 && one) {
    return meaning({ ...one, kept_out: understood.flatMap(({ kept_out }) => kept_out) })
  }
  const named = terms.slice(0, mostNames)
  return words.allExcluded({ terms: named.join(', '), more: terms.length - named.length })
}

/** With the questions that are asked now; all others of the reading wait, and what they are about stays out. */
function linesOf(
  one: Understanding,
  text: string,
  asked: readonly TagQuestion[] | undefined,
): ReadingLine[] {
  const { kind, question, note, answers = [] } = one
  const asks = question !== null && asked === undefined
  return [
    { text, needsCare: kind === 'clinician', answers: [] },
    ...(asks ? [{ text: question, needsCare: true, answers }] : []),
    ...(note ? [{ text: note, needsCare: false, answers: question ? [] : answers }] : []),
  ]
}

interface ReadingContext {
  /** What the server asks now about this tag; undefined where it leaves the choice to the screen. */
  asked?: readonly TagQuestion[] | undefined
  /** Words excluded, but not checked. */
  unchecked?: readonly string[]
  /** Whether the parent's own answer about this tag is shown beside it. */
  hasGiven?: boolean
}

/** What a tag was understood as, in sentences, each said once. */
export function readingLines(
  { list, understood_as, not_recognised }: TagReading,
  { asked, unchecked = [], hasGiven = false }: ReadingContext = {},
): ReadingLine[] {
  const missed = not_recognised.map((word) => {
    const staysOut = list === 'allergies' || unchecked.includes(word)
    return { text: unknown(staysOut, word), needsCare: staysOut, answers: [] }
  })
  const questions = (asked ?? []).map(({ question, answers }) => ({
    text: question,
    needsCare: true,
    answers,
  }))
  const shown = understood_as.filter(({ kind }) => kind !== 'answered' || !hasGiven)
  const excluded = shown.filter(isExcluded)
  const together = excluded.length > 1 ? excludedTogether(excluded) : null
  const understood = shown.flatMap((one) =>
    linesOf(one, isExcluded(one) ? (together ?? meaning(one)) : meaning(one), asked),
  )
  const lines = [...understood, ...missed, ...questions]
  return lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at)
}
