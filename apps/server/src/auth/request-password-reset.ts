import type { Db } from '../db/database.ts'
import { type PasswordLibraryOptions, passwordLibrary } from './password-library.ts'

/** Mails a link of one use to the address, if it has an account; says nothing of whether it has. */
export async function requestPasswordReset(
  db: Db,
  options: PasswordLibraryOptions,
  email: string,
): Promise<void> {
  await passwordLibrary(db, options).api.requestPasswordReset({ body: { email } })
}
