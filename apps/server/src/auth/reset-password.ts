import { APIError } from 'better-auth/api'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type PasswordLibraryOptions, passwordLibrary } from './password-library.ts'

/** Sets a new password and ends all sessions, or neither. Throws `reset_link_invalid`. */
export async function resetPassword(
  db: Db,
  options: PasswordLibraryOptions,
  { token, password }: { token: string; password: string },
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await passwordLibrary(tx, options).api.resetPassword({
        body: { token, newPassword: password },
      })
    })
  } catch (error) {
    if (error instanceof APIError) throw new AppError('reset_link_invalid')
    throw error
  }
}
