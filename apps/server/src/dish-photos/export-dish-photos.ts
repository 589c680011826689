import { setTimeout as after } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { openDish, openJpeg } from './dish-photo-row.ts'
import { readPhotoRow } from './read-photo-row.ts'

/** Of a picture, each without a rest in base64. */
const pieceBytes = 96 * 1024
/** Between two pieces: an export of 20 MB takes two seconds, and half of them are others'. */
const breakMs = 4

/**
 * The household's photos as the JSON of an `AccountExport` has them, newest first, between commas and in small pieces:
 * together they may be 20 MB, and others are answered between one piece and the next.
 */
export async function* exportDishPhotos(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
): AsyncGenerator<string> {
  const hashes = await db
    .select({ dishHash: dishPhotos.dishHash })
    .from(dishPhotos)
    .where(eq(dishPhotos.householdId, keys.householdId))
    .orderBy(desc(dishPhotos.changedAt), dishPhotos.dishHash)
  let comma = ''
  for (const { dishHash } of hashes) {
    const row = await readPhotoRow(db, keys, dishHash)
    // One that was removed meanwhile is left out.
    if (!row) continue
    const jpeg = openJpeg(keys, row)
    yield `${comma}${JSON.stringify(openDish(keys, row)).slice(0, -1)},"jpeg":"`
    for (let at = 0; at < jpeg.length; at += pieceBytes) {
      await after(breakMs)
      yield jpeg.toString('base64', at, at + pieceBytes)
    }
    yield '"}'
    comma = ','
  }
}
