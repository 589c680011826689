import { newFamily } from '../family.ts'
import type { Accounts } from './hostile-request.ts'

const marks = { first: 'Kestrel-Ahab', second: 'Zanzibar-Quill', victim: 'Nimbus-Oleander' }

async function marked(url: string, mark: string) {
  const { token, childId } = await newFamily(url, mark)
  return { token, childId, mark }
}

/** Two accounts that attack, and one that nothing may be seen of. */
export const newAccounts = async (url: string): Promise<Accounts> => ({
  host: new URL(url).host,
  first: await marked(url, marks.first),
  second: await marked(url, marks.second),
  victim: await marked(url, marks.victim),
})
