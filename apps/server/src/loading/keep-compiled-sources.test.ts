import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const keeping = fileURLToPath(new URL('./keep-compiled-sources.mjs', import.meta.url))

it('keeps what was compiled, and never runs it in place of a source that was changed since', async () => {
  const folder = await temporaryFolder()
  const rule = join(folder, 'rule.mjs')
  const main = join(folder, 'main.mjs')
  await writeFile(
    main,
    `import ${JSON.stringify(keeping)}
     const { rule } = await import('./rule.mjs')
     console.log(rule)`,
  )
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'kept') }
  const said = async () =>
    (await promisify(execFile)(process.execPath, [main], { env })).stdout.trim()
  await writeFile(rule, `export const rule = 'of yesterday'`)
  expect([await said(), await said()]).toEqual(['of yesterday', 'of yesterday'])
  expect(await readdir(join(folder, 'kept'))).toHaveLength(1)
  await writeFile(rule, `export const rule = 'of today    '`)
  expect(await said()).toBe('of today')
})
