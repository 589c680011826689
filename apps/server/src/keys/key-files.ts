import { join } from 'node:path'

/** The key of an epoch, on a server. */
export const epochFile = /^epoch-(\d+)\.key$/

export const epochFileName = (epoch: number): string => `epoch-${epoch}.key`

/** The keys of a household, beside the embedded database. */
export const householdFile = /^([0-9a-f-]{36})\.key$/

export const householdFileName = (householdId: string): string => `${householdId}.key`

export const householdsFolderName = 'households'

export const householdFolderOf = (keysFolder: string): string =>
  join(keysFolder, householdsFolderName)
