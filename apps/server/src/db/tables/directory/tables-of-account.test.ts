import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { tablesOfAccount } from './tables-of-account.ts'

it('are all tables of the directory whose rows are of a household', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('tables-of-'),
  )
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  )
  const tables = modules.flatMap((one) => Object.values(one)).filter((one) => is(one, PgTable))
  expect(tables.length).toBeGreaterThan(7)
  const owned = tables
    .filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'household_id'))
    .map(getTableName)
  expect(tablesOfAccount.map(getTableName).toSorted()).toEqual(owned.toSorted())
})
