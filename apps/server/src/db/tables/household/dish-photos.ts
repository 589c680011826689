import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { ofHousehold } from './of-household.ts'

/** A family's own photo of a dish. */
export const dishPhotos = pgTable(
  'dish_photos',
  {
    householdId: ofHousehold(),
    /** Of the dish under the household's key, so that it has one photo. */
    dishHash: text('dish_hash').notNull(),
    /** Which dish it is of, and its name. */
    dish: sealed('dish').notNull(),
    /** The bytes of a JPEG. */
    photo: sealed('photo').notNull(),
    /** Of the photo as it is sent; sealed it may be packed. */
    bytes: integer().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.dishHash] })],
)
