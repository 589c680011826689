import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from '../unless-gone.ts'

/** Deletes the mails to an address that lie in the outbox. */
export async function deleteMailTo(folder: string, address: string): Promise<void> {
  for (const name of await unlessGone(readdir(folder), [])) {
    const file = join(folder, name)
    const text = await unlessGone(readFile(file, 'utf8'), null)
    if (text?.startsWith(`To: ${address}\n`)) await rm(file, { force: true })
  }
}
