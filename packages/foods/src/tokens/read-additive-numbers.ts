import { cueWords } from '../vocabulary/cue-words.ts'
import { gapBefore } from './gap-before.ts'
import { gap, readTokens, type Tokens } from './read-tokens.ts'

const classes: ReadonlySet<string> = new Set(
  cueWords['additive-classes'].flatMap((term) => readTokens(term).words),
)
/** From E100 to E1521, with the letter of a kind. */
const additiveNumber = /^(?:1[0-5]\d\d|[1-9]\d\d)[a-f]?$/u
const withItsE = /^e\d{3,4}[a-f]?$/u
const units = new Set('g,kg,mg,ml,cl,l,oz,lb,grams,gram,kcal,calories,cal,kj,x'.split(','))

/**
 * Numbers of additives with the E before them, as each label but the Australian has it: "preservative (202, 220)"
 * reads as "preservative (e202, e220)".
 */
export function readAdditiveNumbers(tokens: Tokens): Tokens {
  const { plain, words } = tokens
  if (!plain.some((word) => additiveNumber.test(word))) return tokens
  let isAfterClass = false
  const read = plain.map((word, at) => {
    const isNumber = additiveNumber.test(word)
    const isOver = at > 0 && gapBefore(tokens, at) > gap.bracket
    if (!isNumber) {
      isAfterClass = withItsE.test(word) || classes.has(words[at] ?? '')
      return word
    }
    // "colour (150d). 220 g flour": a full stop ends the list
    if (isOver && !/^e?\d/u.test(plain[at - 1] ?? '')) isAfterClass = false
    return isAfterClass && !units.has(plain[at + 1] ?? '') ? `e${word}` : word
  })
  const isRead = (at: number) => read[at] !== plain[at]
  return {
    ...tokens,
    plain: read,
    words: words.map((word, at) => (isRead(at) ? (read[at] ?? word) : word)),
  }
}
