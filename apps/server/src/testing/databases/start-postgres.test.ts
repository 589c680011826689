import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync } from 'node:fs'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

it('a server goes away with whoever started it, killed though that was', async () => {
  const folder = await temporaryFolder()
  // As root the server runs as a user of its own.
  chmodSync(folder, 0o755)
  const starting = new URL('./start-postgres.ts', import.meta.url).href
  const source = `import { startPostgres } from '${starting}'
    console.log((await startPostgres()).urlOf('postgres'))`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { PATH: process.env.PATH, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed]: Buffer[] = await once(starter.stdout, 'data')
  const client = new Client({ connectionString: String(printed).trim() })
  const broken = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  starter.kill('SIGKILL')
  await broken
  await expect.poll(() => readdirSync(folder)).toEqual([])
})
