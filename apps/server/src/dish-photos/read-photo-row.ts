import { setTimeout as after } from 'node:timers/promises'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { rowOfPhoto } from './dish-photo-row.ts'

/** Of one answer of the database. */
const pieceBytes = 128 * 1024
/** Between two pieces, for others. */
const breakMs = 2

/**
 * A photo's row by the hash of its dish, its bytes fetched piece by piece: two megabytes in one answer of the embedded
 * database hold everybody up for tens of milliseconds. Undefined where there is none any more.
 */
export async function readPhotoRow(
  db: Db,
  keys: HouseholdKeys,
  dishHash: string,
): Promise<typeof dishPhotos.$inferSelect | undefined> {
  const { photo, ...columns } = getTableColumns(dishPhotos)
  const ofRow = rowOfPhoto(keys, dishHash)
  const [row] = await db
    .select({ ...columns, sealedBytes: sql<number>`octet_length(${photo})` })
    .from(dishPhotos)
    .where(ofRow)
  if (!row) return
  const { sealedBytes, ...details } = row
  const pieces: Uint8Array[] = []
  for (let at = 0; at < sealedBytes; at += pieceBytes) {
    const [piece] = await db
      .select({
        bytes: sql<Uint8Array>`substring(${photo} from ${at + 1}::int for ${pieceBytes}::int)`,
      })
      .from(dishPhotos)
      .where(and(ofRow, eq(dishPhotos.changedAt, details.changedAt)))
    // Another one took its place meanwhile.
    if (!piece) return readPhotoRow(db, keys, dishHash)
    pieces.push(piece.bytes)
    await after(breakMs)
  }
  return { ...details, photo: Buffer.concat(pieces) }
}
