import type { ComposedPlan } from '@brightplate/meal-plans/compose/compose-plan'
import { meaningAsked } from '@brightplate/meal-plans/profile-terms/tag-questions'
import * as words from '#localized/outcomes'
import { AppError } from '../../../errors.ts'
import { languageOfWords } from '../../../requests/words-of-call.ts'
import { wordingOf } from '../../../threads/wording-of.ts'

const joinedTexts = (texts: readonly string[]): string =>
  new Intl.ListFormat(words.listsTag(), { type: 'conjunction' }).format(texts)

const either = (one: string, other: string): string => words.either({ one, other })

/** Why there is no plan, as the parent reads it. */
export async function outcomeError(
  outcome: Exclude<ComposedPlan, { kind: 'plan' }>,
  childName: string,
): Promise<AppError> {
  const wording = await wordingOf(languageOfWords())
  if (outcome.kind === 'needs_clinician') {
    return new AppError('needs_clinician', {
      detail: words.noPlanFor({ conditions: joinedTexts(outcome.conditions.map(wording.term)) }),
    })
  }
  if (outcome.kind === 'needs_answer') {
    const questions = outcome.questions.map((one) => meaningAsked(one, wording))
    const asked = questions.map(({ question, answers }) => {
      const labels = answers.map(({ label }) => words.quoted({ words: label }))
      return words.questionWithAnswers({ question, answers: labels.reduce(either) })
    })
    return new AppError('needs_answer', {
      detail: words.answerFirst({ questions: asked.join(' ') }),
      questions,
    })
  }
  const worded = (clauses: typeof outcome.clashes) =>
    clauses.map(({ rule, text }) => ({ rule, text: wording.rule(text) }))
  const [clashes, relax] = [worded(outcome.clashes), worded(outcome.relax)]
  const rules = joinedTexts(clashes.map(({ text }) => text))
  const wishes = joinedTexts(relax.map(({ text }) => text))
  const detail = wishes
    ? words.notTogether({ rules, wishes })
    : rules
      ? words.tooFewDishesFor({ child: childName, rules })
      : words.tooFewDishes({ child: childName })
  return new AppError('plan_infeasible', { detail, clashes, relax })
}
