import { PGlite } from '@electric-sql/pglite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bytesInQueries } from './bytes-in-queries.ts'

describe('columns of bytes on the embedded engine', () => {
  it('come back as they went in: every byte, none, and a view into other bytes', async () => {
    const pglite = await PGlite.create(bytesInQueries)
    onTestFinished(() => pglite.close())
    await pglite.exec('create table kept (id int, bytes bytea)')
    const every = Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256))
    const all = [every, Buffer.alloc(0), every.subarray(100, 300)]
    for (const [id, bytes] of all.entries()) {
      await pglite.query('insert into kept values ($1, $2)', [id, bytes])
    }
    const { rows } = await pglite.query<{ bytes: Buffer; size: number }>(
      'select bytes, length(bytes) as size from kept order by id',
    )
    expect(rows.map(({ size }) => size)).toEqual([512, 0, 200])
    expect(rows.map(({ bytes }) => [...bytes])).toEqual(all.map((bytes) => [...bytes]))
  })
})
