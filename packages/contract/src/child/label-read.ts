import { z } from 'zod'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

const name = z.string().trim().min(1).max(limits.tagMaxLength, limitMessages.tag)

/** The parent's word that a product's label was read for allergens, named one by one. */
export const labelReadBody = z.object({
  food: name.describe('As it stands among the safe foods.'),
  allergens: z
    .array(name)
    .max(limits.tagsPerList)
    .describe('The terms that the label was read for: those that the reading of the food names.'),
  read_on: z.iso
    .date()
    .optional()
    .describe('Sent along with a label that was kept before: then it is no new reading.'),
})

/** As it is kept: it lapses when the allergies change or after six months. */
export const labelRead = labelReadBody.extend({ read_on: z.iso.date() }).meta({ id: 'LabelRead' })

export type LabelReadBody = z.infer<typeof labelReadBody>
export type LabelRead = z.infer<typeof labelRead>
