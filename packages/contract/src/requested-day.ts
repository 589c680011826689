import { z } from 'zod'

/** A plain date that a request names: far enough from the ends of the calendar to count on from it. */
export const requestedDay = (message = 'Choose a day.') =>
  z.iso
    .date(message)
    .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'Choose a day of this century.')
