import { limits } from '@brightplate/contract/limits'
import type { PlannerProfile } from '../planner-profile.ts'

/** What the kitchen may ask of a parent: our figures where the parent said nothing. */
export interface KitchenCaps {
  /** Active minutes over all meals of a day from Monday to Friday, and at weekends. */
  weekdayMinutes: number
  weekendMinutes: number
  /** Meals of `cookedFrom` active minutes or more in seven days, without what is left of another. */
  cookedMeals: number
}

const usual: KitchenCaps = {
  weekdayMinutes: limits.usualWeekdayMinutes,
  weekendMinutes: limits.usualWeekendMinutes,
  cookedMeals: limits.usualCookedMeals,
}

/** A meal of this many active minutes counts as cooked. */
export const cookedFrom = limits.cookedMealMinutes

export const saturday = 5

export const kitchenCapsOf = ({ kitchen }: Pick<PlannerProfile, 'kitchen'>): KitchenCaps => ({
  weekdayMinutes: kitchen.weekdayMinutes ?? usual.weekdayMinutes,
  weekendMinutes: kitchen.weekendMinutes ?? usual.weekendMinutes,
  cookedMeals: kitchen.cookedMeals ?? usual.cookedMeals,
})
