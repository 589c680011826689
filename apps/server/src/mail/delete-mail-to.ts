import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Null where it is gone, as a file may be at any moment here. */
const unlessGone = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** Deletes the mails to an address that lie in the outbox. */
export async function deleteMailTo(folder: string, address: string): Promise<void> {
  for (const name of (await unlessGone(readdir(folder))) ?? []) {
    const file = join(folder, name)
    const text = await unlessGone(readFile(file, 'utf8'))
    if (text?.startsWith(`To: ${address}\n`)) await rm(file, { force: true })
  }
}
