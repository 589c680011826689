import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { directoryPlaces, localTables } from '../db/server/citus/table-places.ts'
import { allTables } from './databases/all-tables.ts'

/** From a hash or a provider's id to the household: their rows may be looked for without one. */
const directory = [
  'addresses',
  'account_links',
  'known_devices',
  'passkeys',
  'sessions',
  'provider_ids',
]

/** The operator's: no request asks for a family's rows there. */
const operators = ['household_keys', 'keys_to_destroy', 'mails']

/** Statements of requests that look at more than one household, and why. */
const exceptions: readonly { statement: RegExp; why: string }[] = [
  {
    statement: /^select min\("turn"\) from "generations" where /,
    why: 'the order of the queue is one over all households',
  },
  {
    statement: /^select .+ from "second_factors" where "second_factors"\."forget_at" <= \$1$/,
    why: 'the hourly job asks whose lost app is due to be forgotten',
  },
  {
    statement:
      /^select "household_id", "months" from "kept_plans" where \("kept_plans"\."erases_from" <= \$1 and /,
    why: 'the nightly job asks who has old plans erased',
  },
  {
    statement:
      /^select [^;]+ from "meal_plans" where \("meal_plans"\."household_id" in \([$\d, ]+\) and /,
    why: 'the nightly job asks which of them have plans that are old',
  },
  {
    statement: /^select .+ from "meal_plans" where "meal_plans"\."schema_version" < \$1 limit \$2$/,
    why: 'a periodic job asks which plans a release of before has stored',
  },
  {
    statement:
      /^select .+ from "users" where \("users"\."household_id" = "sessions"\."acts_in" and "users"\."id" = "sessions"\."user_id"\)\).+ from "sessions" left join .+ where "sessions"\."token_hash" = \$1$/,
    why: 'a session leads to the household that it opens, and opens none that its user has left',
  },
]

const hasHousehold = (table: PgTable): boolean =>
  getTableConfig(table).columns.some(({ name }) => name === 'household_id')

/** The tables whose rows are a household's own. */
export const householdTables: readonly string[] = allTables
  .filter(hasHousehold)
  .map((table) => getTableName(table))
  .filter((name) => !directory.includes(name) && !operators.includes(name))

const mentions = (statement: string, table: string): boolean =>
  new RegExp(`(from|join|update|into) "${table}"`).test(statement)

/** Every table that a statement asks for, or writes to, is told one household: by itself, or by a table that it is joined to. */
const namesHousehold = (statement: string, table: string): boolean =>
  statement.startsWith(`insert into "${table}" ("household_id"`) ||
  (/"household_id" = \$\d/.test(statement) &&
    new RegExp(`"${table}"\\."household_id" = |= "${table}"\\."household_id"`).test(statement))

/** A household's table that a statement asks for without the household; null where all is well. */
export function tableWithoutHousehold(statement: string): string | null {
  const text = statement.toLowerCase()
  if (exceptions.some((exception) => exception.statement.test(text))) return null
  const asked = householdTables.filter((table) => mentions(text, table))
  return asked.find((table) => !namesHousehold(text, table)) ?? null
}

const written =
  /^(?:update "(\w+)" set|insert into "(\w+)" .+ do update set) (.+?)(?: where | returning |$)/

/** The column by which a row lies, where a statement sets it: Citus refuses that, also to the value that it has. */
export function movedBy(statement: string): string | null {
  const read = written.exec(statement.toLowerCase())
  if (!read) return null
  const [, updated, inserted, sets = ''] = read
  const table = updated ?? inserted
  if (table === undefined || localTables.includes(table)) return null
  const place = directoryPlaces[table] ?? 'household_id'
  return new RegExp(`(^|, )"${place}" = `).test(sets) ? `${table}.${place}` : null
}

/** On a distributed database each is read by itself (`liesBesideSessions` of the store of keys). */
const readTogether = /from "sessions" left join "household_keys" on /

/** The tables of a statement where they lie by different columns: Citus joins only what lies together. */
export function joinedAcross(statement: string): string | null {
  const text = statement.toLowerCase()
  if (!/ join /.test(text) || readTogether.test(text)) return null
  const joined = [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table = '']) => table)
  const places = joined.map((table) =>
    localTables.includes(table) ? 'coordinator' : (directoryPlaces[table] ?? 'household_id'),
  )
  return new Set(places).size > 1 ? joined.join(' and ') : null
}

/** For the database of a test's app: a statement that may cross households, join what lies apart, or move a row between servers, fails. */
export const householdWatch = {
  logQuery: (statement: string): void => {
    const moved = movedBy(statement)
    if (moved !== null) throw new Error(`${moved} is set, by which a row lies: ${statement}`)
    const joined = joinedAcross(statement)
    if (joined !== null) throw new Error(`${joined} do not lie together: ${statement}`)
    const table = tableWithoutHousehold(statement)
    if (table !== null) throw new Error(`${table} is asked without household_id: ${statement}`)
  },
}
