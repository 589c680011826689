import type { Child } from '@brightplate/contract/child/child'
import type { SchoolWords } from '@brightplate/contract/papers/school-packet'
import type { Caller } from '../auth/caller.ts'
import { keepOfProfile } from '../children/keep-of-profile.ts'
import type { Db } from '../db/database.ts'

/** Keeps what a parent writes for a school. Throws `not_found`. */
export const changeSchoolWords = (
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys'>,
  id: string,
  school_words: SchoolWords,
): Promise<Child> => keepOfProfile(db, now, caller, id, () => ({ school_words }))
