/** What makes the hashes themselves. */
export interface PasswordLibrary {
  hash: (password: string) => Promise<string>
  verify: (hash: string, password: string) => Promise<boolean>
  isOutdated: (hash: string) => boolean
}
