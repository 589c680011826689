import type { PlannerProfile } from '../planner-profile.ts'

/** What the kitchen may ask of a parent: our figures where the parent said nothing. */
export interface KitchenCaps {
  /** Active minutes over all meals of a day from Monday to Friday, and at weekends. */
  weekdayMinutes: number
  weekendMinutes: number
  /** Meals of `cookedFrom` active minutes or more in seven days, without what is left of another. */
  cookedMeals: number
}

const usual: KitchenCaps = { weekdayMinutes: 35, weekendMinutes: 75, cookedMeals: 8 }

/** A meal of this many active minutes counts as cooked. */
export const cookedFrom = 10

export const saturday = 5

export const kitchenCapsOf = ({ kitchen }: Pick<PlannerProfile, 'kitchen'>): KitchenCaps => ({
  weekdayMinutes: kitchen.weekdayMinutes ?? usual.weekdayMinutes,
  weekendMinutes: kitchen.weekendMinutes ?? usual.weekendMinutes,
  cookedMeals: kitchen.cookedMeals ?? usual.cookedMeals,
})
