import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'

const hooks = fileURLToPath(new URL('./resolve-drizzle-once.mjs', import.meta.url))
const table = fileURLToPath(new URL('../db/tables/household/users.ts', import.meta.url))

const shape = z.object({
  places: z.array(z.string()),
  isOneLibrary: z.boolean(),
  heapMb: z.number(),
})

/** What a process of its own says of Drizzle's modules. */
async function told(before: string) {
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/migrator']
  const script = `
    ${before}
    const { PgTable } = await import('drizzle-orm/pg-core')
    const { users } = await import(${JSON.stringify(table)})
    const told = {
      places: ${JSON.stringify(names)}.map((name) => import.meta.resolve(name)),
      isOneLibrary: users instanceof PgTable,
      heapMb: process.memoryUsage().heapUsed / 1e6,
    }
    console.log(JSON.stringify(told))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: fileURLToPath(new URL('..', import.meta.url)) },
  )
  return shape.parse(JSON.parse(stdout))
}

it('finds every part of Drizzle where Node finds it, for a small part of the memory', async () => {
  const alone = await told('')
  const hooked = await told(
    `await import(${JSON.stringify(hooks)})
     import.meta.resolve('drizzle-orm')`,
  )
  expect(hooked.places).toEqual(alone.places)
  expect(hooked.isOneLibrary).toBe(true)
  expect(hooked.heapMb).toBeLessThan(alone.heapMb / 2)
})
