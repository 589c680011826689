import type { Child } from './child.ts'

/** The signs for a clinician by which food has to be easy to chew, and nothing new is offered. */
export const swallowingSigns: readonly string[] = ['choking', 'coughing-at-meals']

interface ChewingFields {
  careful_chewing?: Child['careful_chewing'] | undefined
  red_flags?: { answers: readonly string[] } | null | undefined
}

/** Whether a parent said that a child chokes or coughs at meals: nothing new before a clinician has looked. */
export const hasSwallowingSign = ({ red_flags }: Pick<ChewingFields, 'red_flags'>): boolean =>
  red_flags?.answers.some((id) => swallowingSigns.includes(id)) ?? false

/** Whether food has to be easy to chew at any age: as said of chewing, or by a sign at meals. */
export const chewsWithCare = (said: ChewingFields): boolean =>
  (said.careful_chewing ?? false) || hasSwallowingSign(said)
