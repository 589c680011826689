import { z } from 'zod'
import * as words from '#localized/child'

/** A plain date that a request names: far enough from the ends of the calendar to count on from it. */
export const requestedDay = (error: () => string = words.chooseDay) =>
  z.iso
    .date({ error })
    .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', { error: words.dayOfCentury })
