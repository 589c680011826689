import { limits } from '@brightplate/contract/limits'
import type { TagAnswer, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { whatIsMeant } from '@brightplate/foods/interpret/asking/questions'
import type {
  ProfileInterpretation,
  Question,
  TagReading,
  Understanding,
} from '@brightplate/foods/interpretation'
import { say } from '@brightplate/planner/texts/english'
import { answerLabel, tagSentence } from '../wording/tag-sentence.ts'
import { inEnglish, type Wording } from '../wording/wording.ts'

/** The answers to a question, each kept with the child; a tag that may be typed again has one more. */
export const answersOf = ({ id, answers, mayEdit }: Question, wording: Wording): TagAnswer[] => [
  ...answers.map(
    (answer): TagAnswer => ({
      act: 'answer',
      label: answerLabel(answer, wording),
      question: id,
      answer: answer.id,
    }),
  ),
  ...(mayEdit ? [{ act: 'edit' as const, label: wording.sentence(say('answer.type-anew')) }] : []),
]

export const questionOf = (one: Understanding): Question | null =>
  'question' in one ? (one.question ?? null) : null

const isNamed = (one: Understanding) =>
  (one.kind === 'allergen' || one.kind === 'diet' || one.kind === 'food') && one.question === null

/** What another tag settles is not asked: a guess, or a relative, that is named outright. */
export function isOpenQuestion(one: Understanding, named: ReadonlySet<string>): boolean {
  const question = questionOf(one)
  return question !== null && !('term' in one && named.has(one.term))
}

interface Asked {
  reading: TagReading
  question: Question
}

function asked(profile: ProfileInterpretation, named: ReadonlySet<string>): Asked[] {
  const all = profile.readings.flatMap((reading) => [
    ...(reading.needsAnswer ? [{ reading, question: reading.needsAnswer }] : []),
    ...reading.understood.flatMap((one) => {
      const question = questionOf(one)
      return question && isOpenQuestion(one, named) ? [{ reading, question }] : []
    }),
  ])
  const once = all.filter(
    ({ reading, question }, at) =>
      all.findIndex((one) => one.reading === reading && one.question.id === question.id) === at,
  )
  return once.sort((a, b) => a.question.gravity - b.question.gravity)
}

const toQuestion = ({ reading, question }: Asked, wording: Wording): TagQuestion => ({
  ...(question === reading.needsAnswer ? { blocks: true } : {}),
  list: reading.list,
  tag: reading.tag,
  id: question.id,
  question: wording.sentence(tagSentence(question.asked)),
  answers: answersOf(question, wording),
})

/** The questions to ask now, the gravest first. What the others are about stays out meanwhile. */
export function questionsOf(profile: ProfileInterpretation, wording = inEnglish): TagQuestion[] {
  return asked(profile, namedIn(profile))
    .slice(0, limits.questionsAtOnce)
    .map((one) => toQuestion(one, wording))
}

/** What the tags name outright: excluded, and not asked about. */
export function namedIn(profile: ProfileInterpretation): ReadonlySet<string> {
  return new Set(
    profile.readings.flatMap(({ understood }) =>
      understood.flatMap((one) => (isNamed(one) ? [one.term] : [])),
    ),
  )
}

/** What an allergy that names nothing is asked, in the words of whoever reads it. */
export const meaningAsked = (
  question: Pick<TagQuestion, 'list' | 'tag'>,
  wording: Wording,
): TagQuestion => {
  const { list, tag } = question
  const meant = whatIsMeant(tag)
  return {
    blocks: true,
    list,
    tag,
    id: meant.id,
    question: wording.sentence(tagSentence(meant.asked)),
    answers: answersOf(meant, wording),
  }
}

/** The questions without whose answer no plan is made: allergies that name nothing. */
export const gravestQuestions = ({
  readings,
}: Pick<ProfileInterpretation, 'readings'>): Pick<TagQuestion, 'list' | 'tag'>[] =>
  readings
    .flatMap(({ list, tag, needsAnswer }) => (needsAnswer ? [{ list, tag }] : []))
    .slice(0, limits.questionsAtOnce)
