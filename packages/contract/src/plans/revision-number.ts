import { z } from 'zod'

/** Which of a plan's revisions: counted from 1, in four bytes of the database. */
export const revisionNumber = z.int32().min(1)
