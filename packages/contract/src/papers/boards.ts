import { z } from 'zod'
import { languages } from '../languages.ts'
import { requestedDay } from '../requested-day.ts'

/** Rows and columns of a board: fewer have larger buttons, and more pages. */
export const boardSizes = ['3x4', '4x6', '6x8'] as const

export type BoardSize = (typeof boardSizes)[number]

export const boardsQuery = z.object({
  days: z.enum(['today', 'week']).describe('The day alone, or a week from it.'),
  language: z.enum(languages).describe('Of the core words and the names of meals.'),
  size: z
    .enum(boardSizes)
    .optional()
    .describe('Rows and columns of a board; fewer have larger buttons. 4x6 by default.'),
  day: requestedDay().optional().describe('Today where it is read; of UTC by default.'),
})

export const boardsType = 'application/zip'

/** An Open Board Format package (openboardformat.org, 0.1): a board of days, one of each day and one of each meal. */
export const boardsFile = z.file().mime(boardsType)
