import type { Child, ChildBody } from '@brightplate/contract/child/child'
import type { GivenAnswer, StoredAnswer } from '@brightplate/contract/child/given-answer'
import type { LabelRead, LabelReadBody } from '@brightplate/contract/child/label-read'
import { limits } from '@brightplate/contract/limits'
import { plainDateOf } from '@brightplate/contract/plain-date'

/** What an earlier state of the profile kept, and who changes it now. */
export interface Stamp {
  before: Pick<Child, 'answers' | 'labels_read' | 'foods_said' | 'red_flags'>
  userId: string
  now: Date
}

const isSameAnswer = (one: GivenAnswer, other: GivenAnswer) =>
  one.list === other.list &&
  one.tag === other.tag &&
  one.question === other.question &&
  one.answer === other.answer

const isSameLabel = (one: LabelReadBody, other: LabelReadBody) =>
  one.food === other.food && [...one.allergens].sort().join() === [...other.allergens].sort().join()

/** The first day of which a label still counts as read. */
export function labelsReadSince(now: Date): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - limits.labelReadMonths)
  return plainDateOf(since)
}

/** Answers and labels as they are kept: what stood before keeps its date, what is new gets today's. */
export function stampAnswers(
  { answers, labels_read }: Pick<ChildBody, 'answers' | 'labels_read'>,
  { before, userId, now }: Stamp,
): { answers: StoredAnswer[] | undefined; labelsRead: LabelRead[] | undefined } {
  const since = labelsReadSince(now)
  const today = plainDateOf(now)
  return {
    answers:
      answers === null
        ? []
        : answers?.map(
            (given) =>
              before.answers?.find((one) => isSameAnswer(one, given)) ?? {
                ...given,
                answered_at: now.toISOString(),
                answered_by: userId,
              },
          ),
    labelsRead:
      labels_read === null
        ? []
        : labels_read?.flatMap((given) => {
            const counts = ({ read_on }: LabelRead) => read_on >= since
            const same = before.labels_read?.find((one) => isSameLabel(one, given) && counts(one))
            if (same) return [same]
            // What bears a day was read before: sent again after it lapsed, it is read no more.
            return given.read_on === undefined ? [{ ...given, read_on: today }] : []
          }),
  }
}
