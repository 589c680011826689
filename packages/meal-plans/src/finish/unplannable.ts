import type { TagQuestion } from '@brightplate/contract/typed/profile-terms'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { gravestQuestions } from '../profile-terms/tag-questions.ts'

/** Why no plan is made, nor one changed: a clinician is to plan, or the parent has to say what an allergy means. */
export type Unplannable =
  | { kind: 'needs_clinician'; conditions: string[] }
  | { kind: 'needs_answer'; questions: Pick<TagQuestion, 'list' | 'tag'>[] }

/** What has to come before any plan for these tags; null where nothing has. */
export function unplannable(interpretation: ProfileInterpretation): Unplannable | null {
  const { clinicianConditions } = interpretation
  if (clinicianConditions.length > 0) {
    return { kind: 'needs_clinician', conditions: [...clinicianConditions] }
  }
  const questions = gravestQuestions(interpretation)
  return questions.length > 0 ? { kind: 'needs_answer', questions } : null
}
