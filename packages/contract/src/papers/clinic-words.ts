import { z } from 'zod'
import * as said from '#localized/child'
import { charactersAtMost } from '#localized/limits'
import { limits } from '../limits.ts'

const words = z
  .string()
  .trim()
  .max(limits.schoolWordsMaxLength, {
    error: () => charactersAtMost({ most: limits.schoolWordsMaxLength }),
  })

const between = (least: number, most: number) => {
  const error = () => said.figureBetween({ least, most })
  return z.number({ error }).min(least, { error }).max(most, { error }).nullable()
}

/** A child measured on a day, as the parent typed it. */
const measurement = z
  .object({
    measured_on: z.iso.date({ error: said.enterDate }),
    weight_kg: between(limits.weightKgMin, limits.weightKgMax),
    height_cm: between(limits.heightCmMin, limits.heightCmMax),
  })
  .refine(({ weight_kg, height_cm }) => weight_kg !== null || height_cm !== null, {
    error: said.enterWeightOrHeight,
  })

/** What a parent writes for a clinic, in their own words. */
export const clinicWords = z
  .object({
    reason: words.describe('Why they come.'),
    question: words,
    drinks: words,
    bowels: words,
    sleep: words,
    medicines: words.describe('With supplements.'),
    growth: z.array(measurement).max(limits.measurements),
  })
  .meta({ id: 'ClinicWords' })

export type ClinicWords = z.infer<typeof clinicWords>
export type Measurement = z.infer<typeof measurement>
