import { makePlan, newFamily } from '../family.ts'
import { openTally, type Row } from '../tally.ts'
import type { CitusPlace } from './citus-place.ts'

const families = 6

/** How many rows of a household there are in each table that has one, on whatever server. */
async function rowsOfHousehold({ query }: CitusPlace, householdId: string): Promise<string[]> {
  const tables = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'household_id'
       and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  )
  const left: string[] = []
  for (const { name } of tables) {
    const [row] = await query(
      `select count(*)::int as rows from "${String(name)}" where household_id = $1`,
      [householdId],
    )
    if (row?.rows !== 0) left.push(`${String(name)}: ${String(row?.rows)}`)
  }
  return left
}

/** Rows on each shard of a household's table, of households that are none, which a query that names the household would not see. */
async function strayRows({ query }: CitusPlace): Promise<string[]> {
  const spread = await query(
    `select logicalrelid::text as name from pg_dist_partition
     where column_to_column_name(logicalrelid, partkey) = 'household_id' and logicalrelid::text not in ('households', 'household_keys')`,
  )
  const stray: string[] = []
  for (const { name } of spread) {
    const [row] = await query(
      `select count(*)::int as rows from ${String(name)} t left join households h on h.household_id = t.household_id where h.household_id is null`,
    )
    if (row?.rows !== 0) stray.push(`${String(name)}: ${String(row?.rows)}`)
  }
  return stray
}

/** Families that erase themselves leave no row on any server. */
export async function erasing(place: CitusPlace): Promise<Row[]> {
  const tally = openTally('erasing', place.database)
  const { url, kill } = await place.start()
  const whole = await newFamily(url)
  for (let index = 0; index < families; index += 1) {
    const before = await place.query('select household_id from households')
    const known = new Set(before.map(({ household_id: id }) => id))
    const family = await newFamily(url)
    await makePlan(family)
    const [own] = (await place.query('select household_id from households')).filter(
      ({ household_id: id }) => !known.has(id),
    )
    const householdId = String(own?.household_id)
    const kept = await rowsOfHousehold(place, householdId)
    tally.count('a family has rows in many tables before', kept.length >= 8, kept.join())
    await family.call('eraseAccount', { body: { current_password: family.password } })
    const left = await rowsOfHousehold(place, householdId)
    tally.count('of an erased family there is no row on any server', left.length === 0, left.join())
  }
  const stray = await strayRows(place)
  tally.count('no row is left of a household that is none', stray.length === 0, stray.join())
  const { length } = await whole.call('listChildren', {})
  tally.count('the others are whole', length === 1, `${length}`)
  await kill('SIGKILL')
  return tally.rows()
}
