import type { LockedDish } from '@brightplate/planner/plan'

/** A dish of a kept week, with the name that it was kept under. */
export interface TemplateDish extends LockedDish {
  name: string
}
