import type { ChildBody } from '@brightplate/contract/child/child'
import type { Interpretation } from '@brightplate/contract/typed/profile-terms'
import { isAnswered } from '../given-answers.ts'
import { isSameTag } from '../tag-list.ts'
import type { ReadListName } from '../tag-list-name.ts'

/** In the address of a child's form whose open questions stand at the top of their lists. */
export const questionsHash = '#questions'

/** The form of a child with its questions; from there the way leads back to making a plan. */
export const questionsPath = (childId: string): string =>
  `/children/${childId}?then=plan${questionsHash}`

export const pathAfterSave = (childId: string, search: string): string =>
  new URLSearchParams(search).get('then') === 'plan'
    ? `/meal-plan/generate?child=${childId}`
    : '/dashboard'

/** Whether a question stands in the way of a plan, as far as is known: nobody waits for the server. */
export const hasBlockingQuestion = (
  { data }: { data: Interpretation | undefined },
  body: Pick<ChildBody, ReadListName | 'answers'>,
): boolean =>
  (data?.questions ?? []).some(
    (question) =>
      question.blocks === true &&
      body[question.list].some((tag) => isSameTag(tag, question.tag)) &&
      !isAnswered(body.answers ?? [], question),
  )
