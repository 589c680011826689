import { exclusionIn } from '../../texts/exclusion-texts.ts'
import { spanishNames, spanishPartOfText } from './spanish-texts.ts'
import { bareTermWord, ruleWord, textureWord } from './term-word.ts'

/** Why a food that a parent looked for is not offered, in Spanish. */
export const exclusionInSpanish = exclusionIn({
  part: spanishPartOfText,
  term: (english) => textureWord(english) ?? bareTermWord(english),
  rule: (english) => ruleWord(english) ?? english,
  courses: spanishNames.courses,
})
