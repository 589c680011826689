import type { Child } from '@brightplate/contract/child/child'
import type { EatingAnswer } from '@brightplate/contract/child/eating-log'
import type { GivenAnswer } from '@brightplate/contract/child/given-answer'
import type { LabelRead } from '@brightplate/contract/child/label-read'

/** What the rules read of someone who eats with a child. */
export interface EaterFacts {
  age: number
  allergies: readonly string[]
  dietary_preferences: readonly string[]
  careful_chewing?: boolean | undefined
  /** Where it is one of the household's children, what was answered about its own tags. */
  answers?: readonly GivenAnswer[] | undefined
  /** Which of them it is, and what it eats, refuses and may feel no more in its mouth. */
  child_id?: string | null | undefined
  safe_foods?: readonly string[] | undefined
  safe_foods_nearly_all?: boolean | undefined
  refused_foods?: readonly string[] | undefined
  textures_avoided?: Child['textures_avoided'] | undefined
  foods_said?: Child['foods_said'] | undefined
  dishes_said?: Child['dishes_said'] | undefined
}

/** What the rules and the planner read of a child: neither name nor id. */
export type ProfileFacts = Omit<
  Child,
  | 'id'
  | 'name'
  | 'created_at'
  | 'age_given_on'
  | 'answers'
  | 'labels_read'
  | 'red_flags'
  | 'eaters'
  | 'eating_log'
> & {
  /** What the parent reported of meals. */
  eaten?: readonly Pick<EatingAnswer, 'food' | 'said'>[]
  answers?: readonly GivenAnswer[]
  /** The signs for a clinician that the parent said yes to. */
  red_flags?: { answers: string[] } | null | undefined
  labels_read?: readonly LabelRead[]
  /** Who eats with the child. */
  eaters?: readonly EaterFacts[] | undefined
}
