import { andList } from '@brightplate/foods/word-list'
import type { ComposedPlan } from '@brightplate/meal-plans/compose/compose-plan'
import { AppError } from '../../../errors.ts'

/** Why there is no plan, as the parent reads it. */
export function outcomeError(
  outcome: Exclude<ComposedPlan, { kind: 'plan' }>,
  childName: string,
): AppError {
  if (outcome.kind === 'needs_clinician') {
    return new AppError('needs_clinician', {
      detail: `We cannot plan safely for ${andList(outcome.conditions)}. Please use the plan of your child’s dietitian.`,
    })
  }
  if (outcome.kind === 'needs_answer') {
    const { questions } = outcome
    const asked = questions.map(({ question, answers }) => {
      const labels = answers.map(({ label }) => `“${label}”`)
      return `${question} (${labels.join(' or ')})`
    })
    return new AppError('needs_answer', {
      detail: `Before we plan, please answer in the profile: ${asked.join(' ')}`,
      questions,
    })
  }
  const { clashes, relax } = outcome
  const rules = andList(clashes.map(({ text }) => text))
  const detail =
    relax.length > 0
      ? `No plan keeps all of this together: ${rules}. Without “${andList(relax.map(({ text }) => text))}” we could make one.`
      : `We have too few dishes that are safe for ${childName}.${rules ? ` These rules clash: ${rules}.` : ''}`
  return new AppError('plan_infeasible', { detail, clashes, relax })
}
