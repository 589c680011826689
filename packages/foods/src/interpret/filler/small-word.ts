import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { typedNames } from '../names/typed-names.ts'
import { type Stretch, type TagText, typedAt } from '../tag-text.ts'
import { isSmall } from '../words/small-words.ts'
import { piecesOf } from './pieces.ts'

const isSmallAt = (text: TagText, at: number): boolean =>
  isSmall(text.tokens.plain[at] ?? '', typedAt(text, { start: at, end: at + 1 }))

/** Whether a word of a tag may be the name of something: no small word, letter or number. */
export function isContent(text: TagText, at: number): boolean {
  const word = text.tokens.plain[at] ?? ''
  return !/^[a-z]$/u.test(word) && !isSmallAt(text, at) && !/^\d+[a-z]{0,4}$/u.test(word)
}

const homographs: ReadonlySet<string> = new Set(typedNames.words.homograph)

const wordsAbroad: ReadonlySet<string> = new Set(
  typedNames.wordsAbroad
    .flatMap((term) => readTokens(term).plain.join(' '))
    .filter((word) => !isEverydayWord(word)),
)

/** Whether another word of the tag is of a language that is not English. */
function isBesideOthersAbroad({ tokens, names }: TagText, at: number): boolean {
  return (
    tokens.plain.some((word, index) => index !== at && wordsAbroad.has(word)) ||
    names.some(
      ({ start, end, meanings }) =>
        (at < start || at >= end) &&
        meanings.some(({ strength }) => strength === 'abroad') &&
        !meanings.some(
          ({ subject, strength }) => strength === 'itself' && !subject.startsWith('concept:'),
        ),
    )
  )
}

/** Whether a name is but a small word where it stands: "pain" is French bread in "pain, lait", and none in "stomach pain". */
export function isSmallWord(text: TagText, { start, end }: Stretch, isConcept: boolean): boolean {
  const word = text.tokens.plain[start] ?? ''
  if (end - start > 1 || !isSmallAt(text, start)) return false
  if (isConcept && !homographs.has(word)) return false
  // beside a word of allergy a name is what the allergy is to: "allergies pain"
  const speaksOfAllergy = (at: number) =>
    text.governors.some((one) => one.kind === 'allergy' && at >= one.start && at < one.end)
  const isAlone = piecesOf(text).some(
    (piece) =>
      piece.start <= start &&
      piece.end >= end &&
      text.tokens.plain.every(
        (_, at) => at === start || at < piece.start || at >= piece.end || speaksOfAllergy(at),
      ),
  )
  return !isAlone && !isBesideOthersAbroad(text, start)
}
