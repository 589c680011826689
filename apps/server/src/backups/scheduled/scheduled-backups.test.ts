import { execFileSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs } from '@brightplate/contract/plain-date'
import { describe, expect, it, onTestFinished } from 'vitest'
import { processSettings } from '../../testing/processes/process-settings.ts'
import {
  runServerProcess,
  startServerProcess,
} from '../../testing/processes/start-server-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { checkBackup } from '../file/fill-from-backup.ts'
import { backupFileOf, deleteOldBackups } from './backup-folder.ts'

const onServer = process.env.TEST_DATABASE === 'server'
const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A backup is taken behind all else that runs. */
const unhurried = { timeout: 240_000 }
const unhurriedTest = 300_000

const whole = /^brightplate-.+Z\.backup$/
const backupsIn = async (folder: string) =>
  (await readdir(folder).catch(() => []))
    .filter((name) => whole.test(name))
    .map((name) => join(folder, name))

async function startWithBackups(env: Record<string, string>, BACKUP_DIR: string) {
  const server = await startServerProcess({ ...env, BACKUP_DIR })
  onTestFinished(async () => {
    await server.kill('SIGKILL')
  })
  return server
}

describe('scheduled backups', () => {
  it.skipIf(onServer)(
    'are taken by a running service, once in their time whatever is started again',
    async () => {
      const env = await processSettings('scheduled')
      const folder = join(await temporaryFolder(), 'backups')
      const first = await startWithBackups(env, folder)
      await expect.poll(() => backupsIn(folder), unhurried).toHaveLength(1)
      const [file = ''] = await backupsIn(folder)
      expect((await checkBackup(file)).tables).toContain('meal_plans')
      await first.kill('SIGKILL')
      await startWithBackups(env, folder)
      await sleep(5000)
      expect(await readdir(folder)).toEqual([basename(file)])
    },
    unhurriedTest,
  )

  it.runIf(onServer)(
    'are taken once for several processes',
    async () => {
      const env = await processSettings('scheduled_twice')
      const folders = [await temporaryFolder(), await temporaryFolder()]
      await Promise.all(folders.map((folder) => startWithBackups(env, folder)))
      const all = async () => (await Promise.all(folders.map(backupsIn))).flat()
      await expect.poll(all, unhurried).toHaveLength(1)
      await sleep(5000)
      const taken = await all()
      expect(taken).toHaveLength(1)
      expect((await checkBackup(taken[0] ?? '')).tables).toContain('meal_plans')
    },
    unhurriedTest,
  )

  it.runIf(onServer)('need a folder that can be written, which is said at the start', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const { code, stderr } = await runServerProcess({
      ...(await processSettings('no_folder')),
      BACKUP_DIR: join(file, 'backups'),
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^BACKUP_DIR \(.+\) cannot be written \(ENOTDIR\): set BACKUP_DIR to [^\n]+\.\n$/,
    )
  })

  // The folder takes a copy of the embedded database first.
  it.runIf(canMount && !onServer)(
    'that fail are said, and the service goes on',
    async () => {
      const disk = await temporaryFolder()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', disk])
      onTestFinished(() => {
        execFileSync('umount', [disk])
      })
      await writeFile(join(disk, 'filler'), Buffer.alloc(4096))
      const server = await startWithBackups(await processSettings('no_room'), disk)
      const said = new Promise<string>((resolve) => {
        server.process.stderr?.on('data', (chunk) => resolve(String(chunk)))
      })
      expect(JSON.parse(await said)).toMatchObject({
        level: 'warn',
        msg: expect.stringMatching(/^Scheduled backup: .+ room.+\.$/),
      })
      expect((await fetch(`${server.url}/api/readyz`)).status).toBe(200)
      expect(await readdir(disk)).toEqual(['filler'])
    },
    unhurriedTest,
  )
})

describe('old backups', () => {
  it('go when they are older than was said, and nothing else does', async () => {
    const folder = await temporaryFolder()
    const now = new Date('2026-11-22T07:00:00Z')
    const daysAgo = (days: number) => backupFileOf(folder, new Date(now.getTime() - days * dayMs))
    const strangers = [
      'brightplate-old.backup',
      'brightplate-2020-01-01T00-00-00Z.backup.zip',
      'photo.jpg',
    ]
    for (const name of strangers) await writeFile(join(folder, name), '')
    for (const days of [0, 6.9, 7.1, 400]) await writeFile(daysAgo(days), '')
    for (const days of [0.5, 2]) {
      await writeFile(`${daysAgo(days)}.part`, '')
      await mkdir(`${daysAgo(days)}.copy-0f8fad5b-d9cb-469f-a165-70867728950e/base`, {
        recursive: true,
      })
    }
    await deleteOldBackups(folder, now, 7)
    expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual(
      [
        daysAgo(0),
        daysAgo(6.9),
        `${daysAgo(0.5)}.part`,
        `${daysAgo(0.5)}.copy-0f8fad5b-d9cb-469f-a165-70867728950e`,
        ...strangers.map((name) => join(folder, name)),
      ].sort(),
    )
  })
})
