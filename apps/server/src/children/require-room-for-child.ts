import { limits } from '@brightplate/contract/limits'
import { eq } from 'drizzle-orm'
import * as words from '#localized/errors'
import type { Db } from '../db/database.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'

/** Throws `invalid_input` where a household has as many children as it may. */
export async function requireRoomForChild(tx: Db, householdId: string): Promise<void> {
  const found = await tx.$count(children, eq(children.householdId, householdId))
  if (found < limits.childrenPerHousehold) return
  throw new AppError('invalid_input', {
    detail: words.childrenFull({ most: limits.childrenPerHousehold }),
  })
}
