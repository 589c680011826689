import { z } from 'zod'

const text = z.string().min(1)
const words = z.array(text).min(1)

/** What a row of figures cannot say of a food; what is usual is left out. */
const foodNotes = z.strictObject({
  plural: text.optional(),
  stand_in: text.optional(),
  made_of: words.default([]),
  counts_as: words.default([]),
  safe_when: z.array(text).optional(),
  for_young: text.optional(),
  added_colour: z.literal(true).optional(),
  fortified: z.literal(true).optional(),
})

/** The notes on foods by id, as they are written in their file. */
export const foodNotesDocument = z.record(z.string(), foodNotes)

export const wordsOfNotes = Object.keys(foodNotes.shape)

export type FoodNotes = z.infer<typeof foodNotes>

/** Of a food that the notes leave out. */
export const noNotes: FoodNotes = foodNotes.parse({})
