import { plainGroups } from '@brightplate/foods/plain-foods/plain-food'
import { z } from 'zod'

const name = z.string().min(1)

const base = z.strictObject({
  with: z.array(name),
  only: z.enum(['lunch', 'dinner']).optional(),
  side_at_dinner: name.optional(),
  needs: name.optional(),
  staple_needs: name.optional(),
  usually: z.array(z.array(name)),
})

const meal = z.partialRecord(z.enum(plainGroups), base)

const groupsByMeal = z.strictObject({
  breakfast: z.array(name),
  'lunch-and-dinner': z.array(name),
  snack: z.array(name),
})

/** The file of meal compositions as it is written: docs/changing-food.md says what each line means. */
export const mealCompositionsDocument = z.strictObject({
  kinds: z.record(name, z.array(z.enum(plainGroups)).min(1)),
  staples: z.record(name, z.array(name).min(1)),
  of_own_kitchen: z.array(name),
  neutral_groups: z.array(name),
  neutral_sides: z.array(name),
  own_starch: z.array(name),
  snacks_alone: z.array(z.int().min(1000).max(9999)),
  meals_alone: z.array(z.int().min(1000).max(9999)),
  last_bases: groupsByMeal,
  eaten_beside: groupsByMeal,
  at_last: groupsByMeal,
  breakfast: meal,
  'lunch-and-dinner': meal,
  snack: meal,
})

export type MealCompositionsDocument = z.infer<typeof mealCompositionsDocument>
