import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { types } from '@electric-sql/pglite'
import fc from 'fast-check'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { databaseFolderName } from './data-folder/claim-data-folder.ts'
import { namedStatements } from './named-statements.ts'
import { openEngine } from './open-engine.ts'
import { diskSync } from './wal-sync.ts'

async function open(kept?: number) {
  const folder = await temporaryFolder()
  cpSync(inject('embeddedTemplate').dataFolder, folder, { recursive: true })
  const { pglite } = await openEngine(join(folder, databaseFolderName), diskSync)
  onTestFinished(() => pglite.close())
  await pglite.exec(`
    create table foods (
      id int primary key, name text, sealed bytea, tags text[], data jsonb, at timestamptz, is_old boolean, share real
    );
    insert into foods values (1, 'rice', '\\x0102', '{a,b}', '{"a":1}', '2026-11-23T10:00:00Z', true, 0.5),
      (2, null, null, null, null, null, null, null);`)
  const names = async () => {
    const { rows } = await pglite.query<{ name: string }>(
      `select name from pg_prepared_statements where name <> '' order by prepare_time, name`,
    )
    return rows.map(({ name }) => name)
  }
  return { pglite, named: namedStatements(pglite, kept), names }
}

/** Drizzle reads times by itself. */
const asDrizzle = { [types.TIMESTAMPTZ]: (text: string) => text }

describe('a named statement', () => {
  it('answers as the engine’s own query does, the first time and each time after it', async () => {
    const { pglite, named } = await open()
    const asked: [string, unknown[]][] = [
      ['select * from foods order by id', []],
      ['select * from foods where id = $1', [2]],
      ['select * from foods where id = $1 and name is distinct from $2', ['1', null]],
      ['select id from foods where sealed = $1', [Buffer.from([1, 2])]],
      ['select id from foods where tags = $1 or id = any($2)', [['a', 'b'], [2]]],
      ['select id from foods where data = $1 and at <= $2', [{ a: 1 }, new Date('2027-01-01')]],
      ['select count(*), max(share), bool_or(is_old) from foods where is_old = $1', [true]],
      ['update foods set name = $1 where id = $2', ['rice', 1]],
      ['update foods set share = $1 where id = $2 returning id, share', [0.25, 2]],
      ['delete from foods where id = $1', [77]],
    ]
    for (const [text, params] of asked) {
      for (const rowMode of ['array', 'object', 'array'] as const) {
        for (const parsers of [undefined, asDrizzle]) {
          const own = await pglite.query(text, params, { rowMode, ...(parsers && { parsers }) })
          const answer = await named.query(text, params, { rowMode, ...(parsers && { parsers }) })
          expect(answer).toEqual(own)
        }
      }
    }
  })

  it('carries every text and number that can be stored', async () => {
    const { named } = await open()
    const text = fc.string({ unit: 'grapheme' }).filter((some) => !some.includes('\0'))
    await fc.assert(
      fc.asyncProperty(fc.option(text), fc.option(fc.integer()), async (name, number) => {
        const { rows } = await named.query('select $1::text as name, $2::int8 as number', [
          name,
          number,
        ])
        expect(rows).toEqual([{ name, number }])
      }),
      { seed: 17, numRuns: 100 },
    )
  })

  it('is parsed once, and forgotten when enough others came after it', async () => {
    const { named, names } = await open(2)
    const ask = (number: number) => named.query(`select ${number}`)
    await ask(1)
    await ask(2)
    await ask(1)
    expect(await names()).toEqual(['statement_1', 'statement_2'])
    await ask(3)
    expect(await names()).toEqual(['statement_1', 'statement_3'])
    expect((await ask(2)).rows).toEqual([{ '?column?': 2 }])
    expect(await names()).toEqual(['statement_3', 'statement_4'])
  })

  it('that fails says so in the engine’s code, and leaves the next ones as they were', async () => {
    const { named } = await open()
    const insert = 'insert into foods (id) values ($1)'
    for (const _time of [1, 2]) {
      await expect(named.query(insert, [1])).rejects.toMatchObject({ code: '23505' })
      await expect(named.query('select nothing from nowhere')).rejects.toMatchObject({
        code: '42P01',
      })
      await expect(named.query('select $1::int4', ['many'])).rejects.toMatchObject({
        code: '22P02',
      })
      await expect(named.query('select $1::int4', [])).rejects.toMatchObject({ code: '08P01' })
      expect((await named.query('select 1 + $1::int4 as sum', [1])).rows).toEqual([{ sum: 2 }])
    }
    expect(await named.query(insert, [3])).toMatchObject({ affectedRows: 1 })
  })

  it('is named again where its table has changed', async () => {
    const { pglite, named } = await open()
    const text = 'select * from foods where id = $1'
    const first = await named.query(text, [1])
    await pglite.exec('alter table foods add column price int default 7')
    const then = await named.query(text, [1])
    expect(then.rows).toEqual(first.rows.map((row) => ({ ...(row as object), price: 7 })))
    await pglite.exec('alter table foods drop column price')
    const failing = named.transaction((tx) => tx.query(text, [1]))
    await expect(failing).rejects.toMatchObject({ code: '0A000' })
    const again = await named.transaction((tx) => tx.query(text, [1]))
    expect(again.rows).toEqual(first.rows)
  })
})

describe('named statements in a transaction', () => {
  it('are kept or taken back with it, and one outside waits for its end', async () => {
    const { named } = await open()
    const insert = 'insert into foods (id) values ($1)'
    const count = 'select count(*)::int as foods from foods'
    const order: string[] = []
    let outside: Promise<unknown> = Promise.resolve()
    await named.transaction(async (tx) => {
      await tx.query(insert, [10])
      outside = named.query(count).then(({ rows }) => order.push(JSON.stringify(rows)))
      await tx.query(insert, [11])
      expect((await tx.query(count)).rows).toEqual([{ foods: 4 }])
      order.push('transaction')
    })
    await outside
    expect(order).toEqual(['transaction', '[{"foods":4}]'])
    const stopped = named.transaction(async (tx) => {
      await tx.query(insert, [12])
      await expect(tx.query(insert, [12])).rejects.toMatchObject({ code: '23505' })
      await expect(tx.query(count)).rejects.toMatchObject({ code: '25P02' })
      throw new Error('Stopped')
    })
    await expect(stopped).rejects.toThrow('Stopped')
    expect((await named.query(count)).rows).toEqual([{ foods: 4 }])
  })

  it('are refused once it is closed', async () => {
    const { named } = await open()
    const tx = await named.transaction(async (given) => {
      await given.query('select 1')
      return given
    })
    await expect(tx.query('select 1')).rejects.toThrow('Transaction is closed')
  })
})
