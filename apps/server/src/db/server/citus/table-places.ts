/** The tables that lead from a hash or an id to a household, by what is known of a row that is looked up. */
export const directoryPlaces: Readonly<Record<string, string>> = {
  addresses: 'address_hash',
  trial_addresses: 'address_hash',
  sessions: 'token_hash',
  known_devices: 'token_hash',
  account_links: 'token_hash',
  passkeys: 'credential_hash',
  passkey_challenges: 'challenge_hash',
  provider_ids: 'provider_id',
}

/**
 * What stays on the coordinator: what has a trigger (Citus distributes no such table), is asked for over all families, or
 * lives for hours.
 */
export const localTables: readonly string[] = [
  'attempts',
  'customers_to_forget',
  'installation',
  'keys_to_destroy',
  'mails',
  'model_calls',
  'payment_events',
  'payment_ledger',
  'sandbox_checkouts',
]

/** By which column a table's rows are spread; null where it stays whole. A household's tables lie together. */
export function placeOfTable(name: string, firstOfKey: string): string | null {
  const place = directoryPlaces[name]
  if (place !== undefined) return place
  if (localTables.includes(name)) return null
  if (firstOfKey === 'household_id') return firstOfKey
  throw new Error(`Where do rows of ${name} lie on a distributed database?`)
}
