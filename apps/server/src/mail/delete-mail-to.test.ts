import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newLookupKey } from '../keys/lookup-key.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { deleteMailTo } from './delete-mail-to.ts'
import { waitingMail } from './waiting-mail.ts'
import { writeToOutbox } from './write-to-outbox.ts'

const lookup = newLookupKey()
const now = () => new Date('2026-11-22T09:00:00Z')

it.each([
  ['that lie open', (folder: string) => writeToOutbox(folder, now)],
  ['that wait, sealed', (folder: string) => waitingMail(folder, lookup, now).keep],
])(
  'deletes the mails to one address %s, and bears an outbox that is not there',
  async (_, open) => {
    const folder = await temporaryFolder()
    const send = open(folder)
    const text = 'Written to kim@example.com'
    await send({ to: 'kim@example.com', subject: 'One', text })
    await send({ to: 'kim@example.com', subject: 'Two', text })
    await send({ to: 'kim@example.com.au', subject: 'Another', text })
    await deleteMailTo(folder, lookup, 'kim@example.com')
    expect(await readdir(folder)).toHaveLength(1)
    await deleteMailTo(join(folder, 'missing'), lookup, 'kim@example.com')
  },
)
