import { sql } from 'drizzle-orm'
import { advisoryLocks, holdLock } from '../../advisory-locks.ts'
import type { Db } from '../../database.ts'
import { rowsOf } from '../../rows-of.ts'
import { withoutTimeLimits } from '../../without-time-limits.ts'
import { placeOfTable } from './table-places.ts'

interface WholeTable {
  name: string
  firstOfKey: string
  refersTo: string[]
}

/** Our tables that Citus does not spread yet. */
async function wholeTables(tx: Db): Promise<WholeTable[]> {
  const rows = rowsOf(
    await tx.execute(sql`
      select c.relname as name, a.attname as first,
        array(
          select f.confrelid::regclass::text from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
        ) as refers
      from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select 1 from pg_dist_partition p where p.logicalrelid = c.oid)
      order by c.relname
    `),
  )
  return rows.map(({ name, first, refers }) => ({
    name: String(name),
    firstOfKey: String(first),
    refersTo: Array.isArray(refers) ? refers.map(String) : [],
  }))
}

/** The first table of each kind of key, which the others lie beside. */
const besideOf = (name: string, place: string): string => {
  if (place === 'household_id') return 'households'
  if (place === 'address_hash') return 'addresses'
  if (place === 'token_hash') return 'sessions'
  return name
}

async function distribute(tx: Db, name: string, place: string): Promise<void> {
  const beside = besideOf(name, place)
  await tx.execute(
    sql`select create_distributed_table(${`public.${name}`}, ${place}, colocate_with => ${beside === name ? 'none' : `public.${beside}`})`,
  )
}

/** Citus would take a reference from a table that is whole, and delete nothing by it; erasing deletes the mails itself. */
async function dropReferenceOfMails(tx: Db): Promise<void> {
  const there = rowsOf(
    await tx.execute(sql`select 1 from pg_constraint where conname = 'mails_user'`),
  )
  // Each start comes here: the lock that this takes is not asked for in vain.
  if (there.length > 0) await tx.execute(sql`alter table public.mails drop constraint mails_user`)
}

/**
 * Spreads each table that is whole: a household's by the household, those of the directory by what is looked up, with
 * the rows that are there. Does nothing where all is done; several processes may start at once.
 */
export async function distributeTables(tx: Db): Promise<void> {
  await withoutTimeLimits(tx)
  await holdLock(tx, advisoryLocks.migrations)
  // One connection a worker: what this transaction wrote before is seen on it.
  await tx.execute(sql`set local citus.multi_shard_modify_mode = 'sequential'`)
  await dropReferenceOfMails(tx)
  const left = new Map(
    (await wholeTables(tx))
      .filter(({ name, firstOfKey }) => placeOfTable(name, firstOfKey) !== null)
      .map((table) => [table.name, table]),
  )
  while (left.size > 0) {
    // What others refer to, and what they lie beside, goes first.
    const next = [...left.values()].find(({ name, firstOfKey, refersTo }) => {
      const beside = besideOf(name, placeOfTable(name, firstOfKey) ?? '')
      return ![...refersTo, beside].some((other) => other !== name && left.has(other))
    })
    if (!next) throw new Error('Tables refer to each other in a circle')
    const place = placeOfTable(next.name, next.firstOfKey)
    if (place !== null) await distribute(tx, next.name, place)
    left.delete(next.name)
  }
}
