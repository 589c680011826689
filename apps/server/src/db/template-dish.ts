import type { LockedDish } from '@brightplate/planner/plan-days'

/** A dish of a meal template, with the name that it was kept under. */
export interface TemplateDish extends LockedDish {
  name: string
}
