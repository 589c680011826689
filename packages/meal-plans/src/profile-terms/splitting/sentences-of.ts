import { typedNames } from '@brightplate/foods/interpret/names/typed-names'

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
    String.raw`\s*,\s+(?:(?:and|but|because|so)\s+)?(?=(?:${subjects})(?:\s|['’]))(?![^.!?,]*\b(?:it|them|those|these|that|this)\b)`,
  ].join('|'),
  'giu',
)

/** "Dr. Pepper", "Mrs. T's pierogies", "1 oz. cheese". */
const abbreviated = /(?:^|[\s(])(?:dr|mr|mrs|ms|st|mt|jr|sr|inc|approx|vs|oz|lbs?|tbsp|tsp)$/iu

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
    sentences.push(sentence)
    from = index + mark.length
  }
  sentences.push(line.slice(from))
  return sentences.map((one) => one.trim()).filter((one) => one !== '')
}
