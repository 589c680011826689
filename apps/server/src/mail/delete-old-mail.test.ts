import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@brightplate/contract/plain-date'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { deleteOldMail } from './delete-old-mail.ts'

const now = new Date('2026-11-20T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

it('deletes mails of more than 30 days and leaves the others', async () => {
  const folder = await temporaryFolder()
  for (const days of [0, 29, 31, 400]) {
    const file = join(folder, `${days}.txt`)
    await writeFile(file, 'To: kim@example.com')
    await utimes(file, daysAgo(days), daysAgo(days))
  }
  await deleteOldMail(folder, now)
  expect((await readdir(folder)).sort()).toEqual(['0.txt', '29.txt'])
})

it('finds nothing to do before the first mail', async () => {
  await deleteOldMail(join(await temporaryFolder(), 'outbox'), now)
})
