import { readFileSync } from 'node:fs'
import { z } from 'zod'

const migrationsFolder = new URL('../../db/migrations/', import.meta.url)

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number() })) })

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(
        z.string(),
        z.object({
          name: z.string(),
          type: z.string(),
          primaryKey: z.boolean(),
          identity: z.object({}).optional(),
        }),
      ),
      compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
      foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
    }),
  ),
})

export interface BackupTable {
  name: string
  columns: string[]
  /** The primary key, in words of SQL that sort alike on every database. */
  order: string
  /** The column that numbers the rows, if one does. */
  numbered: string | null
}

type SnapshotTable = z.output<typeof snapshot>['tables'][string]

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function toBackupTable(table: SnapshotTable): BackupTable {
  const columns = Object.values(table.columns)
  const composite = Object.values(table.compositePrimaryKeys)[0]?.columns
  const key = columns.filter(({ name, primaryKey }) => composite?.includes(name) ?? primaryKey)
  return {
    name: table.name,
    columns: columns.map(({ name }) => name),
    order: key
      .map(({ name, type }) => `${quoted(name)}${type === 'text' ? ' collate "C"' : ''}`)
      .join(', '),
    numbered: columns.find(({ identity }) => identity)?.name ?? null,
  }
}

/** Each table after those that its rows refer to. */
function inOrderOfReference(tables: SnapshotTable[]): SnapshotTable[] {
  const ordered: SnapshotTable[] = []
  const add = (table: SnapshotTable) => {
    if (ordered.includes(table)) return
    for (const { tableTo } of Object.values(table.foreignKeys)) {
      const other = tables.find(({ name }) => name === tableTo)
      if (other && other !== table) add(other)
    }
    ordered.push(table)
  }
  for (const table of tables) add(table)
  return ordered
}

/** Our tables as they were at a level of the schema, or null where this version does not know the level. */
export function tablesAt(level: number): BackupTable[] | null {
  const { entries } = journal.parse(
    JSON.parse(readFileSync(new URL('meta/_journal.json', migrationsFolder), 'utf8')),
  )
  const entry = entries.find(({ when }) => when === level)
  if (!entry) return null
  const file = `meta/${String(entry.idx).padStart(4, '0')}_snapshot.json`
  const { tables } = snapshot.parse(
    JSON.parse(readFileSync(new URL(file, migrationsFolder), 'utf8')),
  )
  return inOrderOfReference(Object.values(tables)).map(toBackupTable)
}

/** The words of SQL that read a table's rows in order, without the order. */
export const columnList = ({ columns }: BackupTable): string => columns.map(quoted).join(', ')

export const quotedName = ({ name }: BackupTable): string => `public.${quoted(name)}`
