/** A place of objects elsewhere, to which backups are copied. */
export interface BackupStore {
  /** Throws a `BackupError` where the file did not get there whole. */
  copy: (file: string, signal: AbortSignal) => Promise<void>
}

export interface StoreAddress {
  endpoint: string
  bucket: string
  folder: string[]
}

/** "https://s3.example.com/bucket/folder" in its parts; null where it names no bucket, or holds a secret. */
export function storeAddress(url: string): StoreAddress | null {
  if (!URL.canParse(url)) return null
  const { protocol, origin, pathname, username, password, search, hash } = new URL(url)
  const [bucket = '', ...folder] = pathname.split('/').filter((part) => part !== '')
  if (!/^https?:$/.test(protocol) || bucket === '') return null
  if ([username, password, search, hash].some((part) => part !== '')) return null
  return { endpoint: origin, bucket, folder }
}
