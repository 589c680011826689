import type { Child } from '@brightplate/contract/child/child'
import type { ClinicWords } from '@brightplate/contract/papers/clinic-words'
import type { Caller } from '../auth/caller.ts'
import { keepOfProfile } from '../children/keep-of-profile.ts'
import type { Db } from '../db/database.ts'

/** Keeps what a parent writes for a clinic, measurements by their day. Throws `not_found`. */
export const changeClinicWords = (
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys'>,
  id: string,
  { growth, ...words }: ClinicWords,
): Promise<Child> => {
  const byDay = growth.toSorted((one, other) => (one.measured_on < other.measured_on ? -1 : 1))
  return keepOfProfile(db, now, caller, id, () => ({ clinic_words: { ...words, growth: byDay } }))
}
