import type { DishPhotosPage } from '@brightplate/contract/plans/dishes/dish-photo'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { users } from '../db/tables/household/users.ts'
import { openDish } from './dish-photo-row.ts'

type Reader = Pick<Caller, 'keys' | 'userId'>

/** When the user agreed that photos are kept; null where they did not. */
export async function agreedAt(db: Db, { keys, userId }: Reader): Promise<Date | null> {
  const [row] = await db
    .select({ at: users.photosAgreedAt })
    .from(users)
    .where(rowOf(users, keys.householdId, userId))
  return row?.at ?? null
}

/** The dishes that the household has a photo of, newest first, without the photos. */
export async function listDishPhotos(db: Db, caller: Reader): Promise<DishPhotosPage> {
  const { keys } = caller
  const { photo: _, ...columns } = getTableColumns(dishPhotos)
  const rows = await db
    .select(columns)
    .from(dishPhotos)
    .where(eq(dishPhotos.householdId, keys.householdId))
    .orderBy(desc(dishPhotos.changedAt), dishPhotos.dishHash)
  return {
    agreed_at: (await agreedAt(db, caller))?.toISOString() ?? null,
    photos: rows.map((row) => openDish(keys, row)),
  }
}
