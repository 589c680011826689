import { and, lt } from 'drizzle-orm'
import { announceChange } from '../../../changes/changes.ts'
import type { Db } from '../../../db/database.ts'
import { rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import type { GenerationRow } from '../following/follow-generation.ts'

/** Writes how many days of a plan are done; the last one is done when the plan is stored. */
export function recordProgress(db: Db, { householdId, id, durationDays }: GenerationRow) {
  let highest = 0
  let writing = Promise.resolve()
  const write = (daysDone: number) =>
    db.transaction(async (tx) => {
      await tx
        .update(generations)
        .set({ daysDone })
        .where(and(rowOf(generations, householdId, id), lt(generations.daysDone, daysDone)))
      await announceChange(tx, id)
    })
  return {
    /** `share` of the work, from 0 to 1. */
    record: (share: number) => {
      const daysDone = Math.min(durationDays - 1, Math.floor(share * durationDays))
      if (daysDone <= highest) return
      highest = daysDone
      // Progress that is not written is no reason to give a plan up.
      writing = writing.then(() => write(daysDone)).catch(() => {})
    },
    recorded: () => writing,
  }
}
