import type { CareWords } from '@brightplate/contract/child/care-words'
import type { Child } from '@brightplate/contract/child/child'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { keepOfProfile } from './keep-of-profile.ts'

/** Keeps what a parent writes for whoever feeds the child. Throws `not_found`. */
export const changeCareWords = (
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys'>,
  id: string,
  care_words: CareWords,
): Promise<Child> => keepOfProfile(db, now, caller, id, () => ({ care_words }))
