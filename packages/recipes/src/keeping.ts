import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'

/** How what was cooked is kept for another meal. */
export interface KeepingTable {
  /** How many days later it may be eaten, by how it is kept. */
  days: { readonly fridge: number; readonly rice: number; readonly freezer: number }
  /** What warming takes. */
  minutes: { readonly active: number; readonly total: number }
  /** The step that brings it to the table again, with `{name}`; a group without one is eaten fresh. */
  groups: Readonly<Partial<Record<PlainGroup, string>>>
  /** The step of what is served cold. */
  cold: string
  /** Ids of foods that make a dish one to eat fresh. */
  fresh_foods: readonly string[]
  /** Groups that are cooked on a Sunday for days to come. */
  cook_ahead: readonly PlainGroup[]
  /** Ids of recipes of these groups that are eaten fresh. */
  fresh: readonly string[]
}
