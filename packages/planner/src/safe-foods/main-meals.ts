import { slots } from '../slot.ts'
import { mainCourses } from './safe-food-sides.ts'

/** Places in a day of breakfast, lunch and dinner. */
export const mainMeals: readonly number[] = slots.flatMap((slot, index) =>
  mainCourses.some((course) => course === slot) ? [index] : [],
)
