import type { Child, ChildBody } from '@brightplate/contract/child/child'
import type { GivenAnswer } from '@brightplate/contract/child/given-answer'
import { limits } from '@brightplate/contract/limits'
import type { TagAnswer, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { asSent, onlyStanding, withAnswer } from '../given-answers.ts'
import { isSameTag } from '../tag-list.ts'
import { answerTag } from './answer-tag.ts'

export interface ChosenAnswer {
  question: Pick<TagQuestion, 'list' | 'tag'>
  answer: TagAnswer
}

type AnswerAct = Extract<TagAnswer, { act: 'answer' }>

/** An answer as it is kept; its label, cut where it is long, only shows what was chosen. */
export const givenAnswerOf = (
  { list, tag }: ChosenAnswer['question'],
  { question, answer, label }: AnswerAct,
): GivenAnswer => ({ list, tag, question, answer, said: label.slice(0, limits.tagMaxLength) })

/** The saved child with an answer about one of its tags. A tag that is gone by now changes nothing. */
export function answerChild(child: Child, { question, answer }: ChosenAnswer): ChildBody {
  const { id: _id, age_given_on: _on, created_at: _at, ...body } = asSent(child)
  const { list } = question
  const position = body[list].findIndex((tag) => isSameTag(tag, question.tag))
  const tag = body[list][position]
  if (tag === undefined) {
    // It is a tag of someone who eats with the child: what is answered is kept with the child.
    const isAnswer = answer.act === 'answer'
    const given = isAnswer ? [givenAnswerOf(question, answer)] : []
    return onlyStanding({ ...body, answers: given.reduce(withAnswer, body.answers) })
  }
  const { allergies, behavioral_goals, dietary_preferences } = body
  const lists = { allergies, behavioral_goals, dietary_preferences }
  const answers =
    answer.act === 'answer'
      ? withAnswer(body.answers, givenAnswerOf({ list, tag }, answer))
      : body.answers
  return onlyStanding({ ...body, ...answerTag(lists, { list, position }, answer, tag), answers })
}
