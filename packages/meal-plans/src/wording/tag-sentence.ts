import type { QuestionAnswer, TagSentence } from '@brightplate/foods/interpretation'
import { type KeyedText, sayAsTyped } from '@brightplate/planner/texts/english'
import type { Wording } from './wording.ts'

/** A sentence about a tag with its English words. */
export const tagSentence = ({ key, params }: TagSentence): KeyedText => sayAsTyped(key, params)

/** What a tap says: a sentence, or the food that it chooses. */
export const answerLabel = ({ label }: QuestionAnswer, { sentence, term }: Wording): string =>
  'food' in label ? term(label.food) : sentence(tagSentence(label))
