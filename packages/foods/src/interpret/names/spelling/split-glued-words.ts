import { stemWord } from '../../../tokens/stems/stem-word.ts'

const gluedBefore = /^(no|non|avoid)([a-z]{3,})$/u
const gluedAfter =
  /^([a-z]{2,})(allergy|allergies|allergic|intolerant|intolerance|allergie|allergien|allergi|intoleranz|intolerantie|unvertraglichkeit)$/u
/** "milchfrei", "melkvrij", "sojafri", "sutsuz": the end says that it is without. */
const gluedWithout = /^([a-z]{2,})(freie[nrs]?|frei|vrije?|fri|suz|siz)$/u
const gluedNumber = /^([a-z]{3,})(\d{1,2})$/u

/** "nomilk", "eggallergy" and "milk1" in two words. */
export function splitGluedWords(word: string, isKnown: (stem: string) => boolean): string[] | null {
  const before = gluedBefore.exec(word)
  if (before?.[1] && before[2] && isKnown(stemWord(before[2]))) return [before[1], before[2]]
  const after = gluedAfter.exec(word) ?? gluedWithout.exec(word) ?? gluedNumber.exec(word)
  if (after?.[1] && after[2] && isKnown(stemWord(after[1]))) return [after[1], after[2]]
  return null
}
