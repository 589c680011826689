import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { deleteMailTo } from './delete-mail-to.ts'
import { writeToOutbox } from './write-to-outbox.ts'

it('deletes the mails to one address, and bears an outbox that is not there', async () => {
  const folder = await temporaryFolder()
  const put = writeToOutbox(folder)
  const text = 'Written to kim@example.com'
  await put('1', { to: 'kim@example.com', subject: 'One', text })
  await put('2', { to: 'kim@example.com', subject: 'Two', text })
  await put('3', { to: 'kim@example.com.au', subject: 'Another', text })
  await deleteMailTo(folder, 'kim@example.com')
  expect(await readdir(folder)).toEqual(['3.txt'])
  await deleteMailTo(join(folder, 'missing'), 'kim@example.com')
})
