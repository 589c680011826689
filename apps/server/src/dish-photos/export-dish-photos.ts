import type { AccountExport } from '@brightplate/contract/account/account'
import { desc, eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { openDish, openJpeg } from './dish-photo-row.ts'
import { agreedAt } from './list-dish-photos.ts'

/** The household's photos with their bytes, newest first. */
export async function exportDishPhotos(
  db: Db,
  caller: Pick<Caller, 'keys' | 'userId'>,
): Promise<AccountExport['dish_photos']> {
  const { keys } = caller
  const rows = await db
    .select()
    .from(dishPhotos)
    .where(eq(dishPhotos.householdId, keys.householdId))
    .orderBy(desc(dishPhotos.changedAt), dishPhotos.dishHash)
  return {
    agreed_at: (await agreedAt(db, caller))?.toISOString() ?? null,
    photos: rows.map((row) => ({
      ...openDish(keys, row),
      jpeg: openJpeg(keys, row).toString('base64'),
    })),
  }
}
