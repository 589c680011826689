import type { Child, ChildBody } from '@brightplate/contract/child/child'
import type { GivenAnswer, StoredAnswer } from '@brightplate/contract/child/given-answer'
import type { LabelReadBody } from '@brightplate/contract/child/label-read'
import type { FoodFeedbackBody } from '@brightplate/contract/typed/food-feedback'
import type { TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { localDate } from '../../ui/words/dates.ts'
import { eatersAsSent } from './eater-values.ts'
import { isSameTag } from './tag-list.ts'

/** As it stands in the form: one that is saved already has its day. */
export type ShownAnswer = GivenAnswer & Partial<Pick<StoredAnswer, 'answered_at'>>
export type ShownLabel = LabelReadBody

const isOnSameQuestion = (one: GivenAnswer, other: GivenAnswer) =>
  one.list === other.list && isSameTag(one.tag, other.tag) && one.question === other.question

/** With the answer in place of any other to its question. */
export const withAnswer = <Answer extends GivenAnswer>(
  answers: readonly Answer[],
  given: Answer,
): Answer[] => [...answers.filter((one) => !isOnSameQuestion(one, given)), given]

export const withoutAnswer = (answers: readonly ShownAnswer[], given: GivenAnswer): ShownAnswer[] =>
  answers.filter((one) => !isOnSameQuestion(one, given))

export const isAnswered = (
  answers: readonly GivenAnswer[],
  { list, tag, id }: Pick<TagQuestion, 'list' | 'tag' | 'id'>,
): boolean => answers.some((one) => isOnSameQuestion(one, { list, tag, question: id, answer: '' }))

export const withLabel = (labels: readonly ShownLabel[], read: LabelReadBody): ShownLabel[] => [
  ...labels.filter(({ food }) => !isSameTag(food, read.food)),
  read,
]

/** The label as it was read for the food, where it was read for each of the allergens. */
export const labelOf = (
  labels: readonly ShownLabel[],
  food: string,
  allergens: readonly string[],
): ShownLabel | undefined =>
  labels.find(
    (one) => isSameTag(one.food, food) && allergens.every((each) => one.allergens.includes(each)),
  )

/** The plain date on which an answer was given; null for one that is not saved yet. */
export const answeredOn = ({ answered_at }: ShownAnswer): string | null =>
  answered_at === undefined ? null : localDate(new Date(answered_at))

/** What a saved child would be sent as. A label keeps its day, so that sending it is no new reading. */
export const asSent = (child: Child) => ({
  ...child,
  answers: (child.answers ?? []).map(
    ({ answered_at: _at, answered_by: _by, ...given }): GivenAnswer => given,
  ),
  labels_read: child.labels_read ?? [],
  eaters: eatersAsSent(child.eaters ?? []),
})

/**
 * Without answers about tags, and labels and words of foods, that are no longer on their list or an eater's. The last answer to a
 * question stands; what is never again needs no list.
 */
export function onlyStanding(body: ChildBody): ChildBody {
  const has = (tags: readonly string[] | null | undefined, tag: string) =>
    tags?.some((one) => isSameTag(one, tag)) === true
  const ofEaters = (list: GivenAnswer['list'], tag: string) =>
    list !== 'behavioral_goals' && body.eaters?.some((eater) => has(eater[list], tag))
  const answers = (body.answers ?? [])
    .filter(({ list, tag }) => has(body[list], tag) || ofEaters(list, tag))
    .reduce<GivenAnswer[]>((all, one) => withAnswer(all, one), [])
  const labels_read = (body.labels_read ?? []).filter(({ food }) => has(body.safe_foods, food))
  const foods_said = (body.foods_said ?? []).filter(
    ({ food, says }: FoodFeedbackBody) => says === 'never_again' || has(body.safe_foods, food),
  )
  return { ...body, answers, labels_read, foods_said }
}
