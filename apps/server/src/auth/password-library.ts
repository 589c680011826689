import { limits } from '@brightplate/contract/limits'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Db } from '../db/database.ts'
import { credentials, sessions, users, verifications } from '../db/schema.ts'
import type { SendMail } from '../mail/mail.ts'
import { newId } from '../new-id.ts'

export interface PasswordLibraryOptions {
  secret: string
  origin: string
  now: Date
  sendMail: SendMail
}

/**
 * better-auth on this database or transaction, for reset links. Sessions are ours
 * (docs/decisions/004-passwords-by-library-tokens-ours.md).
 */
export function passwordLibrary(db: Db, { secret, origin, now, sendMail }: PasswordLibraryOptions) {
  return betterAuth({
    secret,
    baseURL: origin,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        account: credentials,
        session: sessions,
        verification: verifications,
      },
    }),
    advanced: {
      database: {
        generateId: () => newId(now),
        // It would want columns of sessions and other providers, which it never writes here.
        validateSchema: false,
      },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMinLength,
      maxPasswordLength: limits.passwordMaxLength,
      resetPasswordTokenExpiresIn: limits.resetLinkMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        await sendMail({
          to: user.email,
          subject: 'Choose a new password for Brightplate',
          text: `Someone, hopefully you, asked to choose a new password for Brightplate.\n\nOpen this link within one hour:\n${origin}/reset?token=${token}\n\nIf it was not you, there is nothing to do.`,
        })
      },
    },
  })
}
