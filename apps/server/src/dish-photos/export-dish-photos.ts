import type { AccountExport } from '@brightplate/contract/account/account'
import { desc, eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { openDish, openJpeg, rowOfPhoto } from './dish-photo-row.ts'

type ExportedPhoto = AccountExport['dish_photos']['photos'][number]

/** The household's photos with their bytes, newest first, one at a time: together they may be 20 MB. */
export async function* exportDishPhotos(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
): AsyncGenerator<ExportedPhoto> {
  const hashes = await db
    .select({ dishHash: dishPhotos.dishHash })
    .from(dishPhotos)
    .where(eq(dishPhotos.householdId, keys.householdId))
    .orderBy(desc(dishPhotos.changedAt), dishPhotos.dishHash)
  for (const { dishHash } of hashes) {
    const [row] = await db.select().from(dishPhotos).where(rowOfPhoto(keys, dishHash))
    // One that was removed meanwhile is left out.
    if (row) yield { ...openDish(keys, row), jpeg: openJpeg(keys, row).toString('base64') }
  }
}
