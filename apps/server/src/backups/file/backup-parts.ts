import { z } from 'zod'

export const backupFormat = { format: 'brightplate-backup', version: 1 } as const

export const backupHeader = z.object({
  format: z.literal(backupFormat.format),
  version: z.number(),
  /** Of the newest migration that the database had, as the journal of migrations names it. */
  level: z.number(),
  /** When the backup began. */
  takenAt: z.iso.datetime(),
  tables: z.array(z.string()),
  /** Tables of this level that are not in the file. */
  leftOut: z.array(z.string()),
})

export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) })

export const tableEnd = z.object({
  rows: z.number(),
  /** SHA-256 of the rows as COPY writes them, in the order of the primary key. */
  sha256: z.string(),
  /** The last number that was given to a row of a table that numbers its rows. */
  lastNumber: z.string().nullable(),
})

/** SHA-256 of all frames before this one. */
export const backupEnd = z.object({ tables: z.number(), rows: z.number(), sha256: z.string() })

export type BackupHeader = z.output<typeof backupHeader>
export type TableEnd = z.output<typeof tableEnd>
