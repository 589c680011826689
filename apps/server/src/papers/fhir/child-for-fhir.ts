import type { Child } from '@brightplate/contract/child/child'
import type { EatingAnswer } from '@brightplate/contract/child/eating-log'
import type { Omitted } from '@brightplate/contract/papers/school-packet'

/** What of a child becomes resources of FHIR. */
export interface ChildForFhir {
  child: Pick<
    Child,
    | 'id'
    | 'age'
    | 'age_given_on'
    | 'allergies'
    | 'foods_said'
    | 'formula'
    | 'clinic_words'
    | 'food_record'
  >
  /** As much of its name as the parent allows. */
  name: string | null
  /** How the allergies were read. */
  toOmit: { omit: readonly Omitted[]; unread: readonly string[] }
  /** What was reported of meals. */
  eaten: readonly EatingAnswer[]
  now: Date
}
