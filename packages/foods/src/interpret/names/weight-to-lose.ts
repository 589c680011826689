import type { TermHit } from '../../terms/find-terms.ts'
import type { Tokens } from '../../tokens/read-tokens.ts'
import { typedNames } from './typed-names.ts'

const verbs = typedNames.words['weight-verb'].map((term) => term.split(' '))
const units: ReadonlySet<string> = new Set(typedNames.words['weight-unit'])
const measured = /^\d+(?:kg|kgs|lb|lbs|st)?$/u
const between = new Set([
  'a',
  'an',
  'the',
  'some',
  'few',
  'couple',
  'of',
  'his',
  'her',
  'my',
  'more',
  'baby',
  'puppy',
  'extra',
])
const numbers = new Set([
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
])
const mostBetween = 4

/** Where weight is to be lost, in figures or of a part of the body: "drop 5 kilos", "lose her belly". */
export function weightToLose({ plain }: Tokens): TermHit[] {
  return plain.flatMap((_, start): TermHit[] => {
    const verb = verbs.find((words) => words.every((word, nth) => plain[start + nth] === word))
    if (!verb) return []
    for (let at = start + verb.length; at < plain.length; at += 1) {
      const word = plain[at] ?? ''
      const isMeasure = units.has(word) || /^\d+[a-z]+$/u.test(word)
      if (isMeasure && (units.has(word) || measured.test(word)))
        return [
          { start, end: at + 1, meanings: [{ subject: 'advice:weight loss', strength: 'itself' }] },
        ]
      const isBetween = between.has(word) || numbers.has(word) || measured.test(word)
      if (!isBetween || at - start > mostBetween) return []
    }
    return []
  })
}
