import { isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Rows that nobody has deleted: a deleted one stays for as long as it may be brought back. */
export const notDeleted = ({ deletedAt }: { deletedAt: AnyPgColumn }): SQL => isNull(deletedAt)
