import { z } from 'zod'

/** The lists of a profile whose tags are read. */
export const tagList = z.enum(['allergies', 'behavioral_goals', 'dietary_preferences'])
