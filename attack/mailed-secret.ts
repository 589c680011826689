import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'

/** What stands in a mailed link, by the page that it leads to. */
const secretIn = {
  join: /\/join#(\S+)/,
  reset: /\/reset\?token=(\S+)/,
  lock: /\/lock\?token=(\S+)/,
} as const

/** The secret of a link that was mailed to an address, by the process that was started last. */
export async function mailedSecret(
  place: Pick<Place, 'outbox'>,
  email: string,
  page: keyof typeof secretIn,
): Promise<string> {
  for (let looks = 0; looks < 100; looks += 1) {
    const names = await readdir(place.outbox()).catch(() => [])
    for (const name of names) {
      const text = await readFile(join(place.outbox(), name), 'utf8')
      const secret = text.startsWith(`To: ${email}\n`) && secretIn[page].exec(text)?.[1]
      if (secret) return secret
    }
    await wait(100)
  }
  throw new Error(`No link to ${page} was mailed`)
}
