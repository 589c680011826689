import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { RuleReason } from '@brightplate/planner/rules/rule-reason'

/** Where something of a plan is, days counted from 0; null for the list, the staples, the tips and the notices. */
interface FoundAt {
  day: number | null
  slot: Slot | null
}

type Found =
  /** Words of the plan name what a rule forbids; `check_label`: what products of that name often hold. */
  | {
      kind: 'words'
      rule: 'allergen' | 'diet' | 'age' | 'word'
      id: string
      certainty: 'contains' | 'check_label'
    }
  /** A food stands as typed beside a meal before its label is read, or against a rule. */
  | { kind: 'beside'; id: string; isUnread: boolean; rule: RuleReason | null }
  /** A plate of another child of the household holds what is not for that child. */
  | { kind: 'plate'; id: string }
  /** `id`: of the counted limit that the meal goes beyond. */
  | { kind: 'amount'; id: string }
  /** `id`: the food that is never again, as typed. */
  | { kind: 'never-food'; id: string }
  /** `id`: of the recipe of which the parent said "never again". */
  | { kind: 'never-dish'; id: string }

/** What in a finished plan is against the profile or the rules; words for it are made in `warnings/finding-words.ts`. */
export type Finding = FoundAt & Found

/** A parent's "never again" changes the week, and is no alarm. */
export const isWish = ({ kind }: Finding): boolean => kind === 'never-food' || kind === 'never-dish'
