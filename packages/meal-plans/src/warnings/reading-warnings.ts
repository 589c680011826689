import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { type KeyedText, say, sayAsTyped } from '@brightplate/planner/texts/english'

const warning = (found: KeyedText, text: KeyedText): PlanWarning => ({
  day: null,
  slot: null,
  dish: null,
  reason: found.text,
  text: text.text,
  said: { found, text },
})

const added = (today: readonly string[], then: readonly string[]) =>
  today.filter((one) => !then.includes(one))

/** What the profile says today and a stored plan was never checked for. */
export function readingWarnings(
  { interpretation }: Pick<PlanData, 'interpretation'>,
  today: ProfileInterpretation,
): PlanWarning[] {
  const { clinician_conditions: conditionsThen = [], unchecked: uncheckedThen = [] } =
    interpretation ?? {}
  const conditions = added(today.clinicianConditions, conditionsThen).map((term) =>
    warning(sayAsTyped('unread.condition', { term }), say('warn.condition', { term })),
  )
  const unanswered = today.readings
    .filter(({ needsAnswer }) => needsAnswer !== null)
    .map(({ tag: typed }) =>
      warning(sayAsTyped('unread.word', { typed }), say('warn.no-meaning', { typed })),
    )
  const unchecked = added(today.unchecked, uncheckedThen).map((typed) =>
    warning(sayAsTyped('unread.word', { typed }), say('warn.unchecked', { typed })),
  )
  return [...conditions, ...unanswered, ...unchecked]
}
