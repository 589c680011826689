import { readdir } from 'node:fs/promises'
import { unlessGone } from '../../unless-gone.ts'
import { epochFile, householdFile, householdFolderOf, householdsFolderName } from '../key-files.ts'
import type { KeysLocation } from '../keys-location-of.ts'

/** As names of files in a folder of keys are written, on every system. */
export const householdPath = (file: string): string => `${householdsFolderName}/${file}`

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await unlessGone(readdir(folder), [])
  return names.filter((name) => pattern.test(name)).sort()
}

/** What a database of this kind keeps in a folder of keys, by the names in it, whosever they are. */
export async function filesOfKeys({
  kind,
  keysFolder,
}: Pick<KeysLocation, 'kind' | 'keysFolder'>): Promise<string[]> {
  if (kind === 'server') return namesIn(keysFolder, epochFile)
  return (await namesIn(householdFolderOf(keysFolder), householdFile)).map(householdPath)
}
