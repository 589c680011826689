import { plainGroups } from '@brightplate/foods/plain-foods/plain-food'
import { z } from 'zod'

const step = z.string().includes('{name}')
const whole = z.number().int().positive()

/** The file of what keeps as it is written: docs/changing-food.md says what each line means. */
export const keepingDocument = z.strictObject({
  days: z.strictObject({ fridge: whole, rice: whole, freezer: whole }),
  minutes: z.strictObject({ active: whole, total: whole }),
  groups: z.partialRecord(z.enum(plainGroups), step),
  cold: step,
  fresh_foods: z.array(z.string().min(1)),
  cook_ahead: z.array(z.enum(plainGroups)),
  fresh: z.array(z.string().min(1)),
})
