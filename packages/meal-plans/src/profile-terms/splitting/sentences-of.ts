import { isGoverned } from '@brightplate/foods/interpret/entries/governors-of-list'
import { tellsOfTheChild } from '@brightplate/foods/interpret/entries/tells-of-the-child'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'

/** "Yogurt, but it has to be cold" is one. */
const subjects = typedNames.words['lead-subject']
  .filter((one) => one !== 'it')
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/**
 * A mark behind a word, "PB&J" before a new sentence, and a comma before who eats: "rice, he won't touch peas". What
 * speaks of the food before the comma stays with it: "used to eat yogurt, but he won't touch it".
 */
const sentenceEnd = new RegExp(
  [
    String.raw`(?<=\p{L}{2}|['’]s|[\p{N}%)\]"”’])\s*[.!?。！？]+(?=\s|$)`,
    String.raw`(?<=&\s?\p{L})\.(?=\s+\p{L}{2})`,
    String.raw`(?:\s*[,;]\s+|\s+[–—-]\s+)(?:(?:and|but|because|so)\s+)?(?=(?:${subjects})(?:\s|['’]))(?![^.!?,]*\b(?:it|them|those|these|that|this)\b)`,
  ].join('|'),
  'giu',
)

/** "Dr. Pepper", "Mrs. T's pierogies", "1 oz. cheese". */
const abbreviated = /(?:^|[\s(])(?:dr|mr|mrs|ms|st|mt|jr|sr|inc|approx|vs|oz|lbs?|tbsp|tsp)$/iu

/** "Lunch - she takes a bagel": a heading is no sentence. */
const isDash = /[–—-]/u
const fewestWords = 3

const eating =
  /\s+(?:and|&|so|but)\s+(?=(?:(?:only|just|mostly|will|really)\s+)*(?:eats|likes|loves|drinks|accepts|eat)\s)/iu

/** "My kid is vegetarian by choice & eats rice": how the child is, and what it eats. */
function apartFromTheChild(sentence: string): string[] {
  const said = sentence.trim()
  const found = eating.exec(said)
  if (!found) return [said]
  const [before, after] = [said.slice(0, found.index), said.slice(found.index + found[0].length)]
  const isOfChild = tellsOfTheChild(before) && findPlainFoods(before).length === 0
  return isOfChild && !isGoverned(before) ? [before, after] : [said]
}

/**
 * A line by its sentences, and by the clauses that name who eats, each without the mark at its end.
 *
 * @example sentencesOf('He eats rice, and he likes Dr. Pepper!') // ['He eats rice', 'he likes Dr. Pepper']
 */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: mark } of line.matchAll(sentenceEnd)) {
    const sentence = line.slice(from, index)
    if (mark.trim() === '.' && abbreviated.test(sentence)) continue
    if (isDash.test(mark) && sentence.trim().split(/\s+/u).length < fewestWords) continue
    sentences.push(sentence)
    from = index + mark.length
  }
  sentences.push(line.slice(from))
  return sentences.flatMap(apartFromTheChild).filter((one) => one !== '')
}
