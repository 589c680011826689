import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { allTables } from '../../../testing/databases/all-tables.ts'
import { directoryPlaces, localTables, placeOfTable } from './table-places.ts'

const keyOf = (table: PgTable) => {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

it('every table says where its rows lie, by the first column of its key', () => {
  for (const table of allTables) {
    const [first] = keyOf(table)
    const place = placeOfTable(getTableName(table), first?.name ?? '')
    expect([getTableName(table), place ?? first?.name]).toEqual([getTableName(table), first?.name])
  }
})

it('every unique index of a spread table has the column that its rows are spread by', () => {
  for (const table of allTables) {
    const { name, indexes } = getTableConfig(table)
    const place = placeOfTable(name, keyOf(table)[0]?.name ?? '')
    for (const { config } of indexes) {
      if (!config.unique || place === null) continue
      const columns = config.columns.map((column) => ('name' in column ? column.name : null))
      expect([config.name, columns]).toEqual([config.name, expect.arrayContaining([place])])
    }
  }
})

it('a reference between a spread table and one that stays whole is dropped by name', () => {
  const isSpread = (table: PgTable) =>
    placeOfTable(getTableName(table), keyOf(table)[0]?.name ?? '') !== null
  const mixed = allTables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.filter((key) => isSpread(table) !== isSpread(key.reference().foreignTable))
      .map((key) => key.getName()),
  )
  expect(mixed).toEqual(['mails_user'])
})

it('names no table that is none', () => {
  const names = allTables.map(getTableName)
  expect(names).toEqual(expect.arrayContaining([...localTables, ...Object.keys(directoryPlaces)]))
})

it('a table with another key is refused', () => {
  expect(() => placeOfTable('letters', 'id')).toThrow(/letters/)
  expect(placeOfTable('letters', 'household_id')).toBe('household_id')
})
