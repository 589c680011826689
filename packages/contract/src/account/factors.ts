import { z } from 'zod'
import * as words from '#localized/account'
import { limits } from '../limits.ts'
import { shownPasskey } from './passkeys.ts'
import { renewedToken } from './renewed-token.ts'

/** Six digits of an app, or one of the recovery codes; spaces and hyphens say nothing. */
export const codeField = z
  .string({ error: words.enterCode })
  .trim()
  .min(1, { error: words.enterCode })
  .max(limits.codeMaxLength, { error: words.noCode })

export const factors = z
  .object({
    app_on_since: z.iso
      .datetime()
      .nullable()
      .describe('Since when a code of an app is asked for at the login; null where none is.'),
    recovery_codes_left: z.number().int(),
    recovery_due_at: z.iso
      .datetime()
      .nullable()
      .describe(
        'When app, recovery codes and passkeys are forgotten, as was asked by who lost them; null where nobody asked.',
      ),
    passkeys: z.number().int().describe('How many open the account.'),
  })
  .meta({ id: 'Factors' })

/** What an app needs to show codes; shown once. */
export const newFactor = z
  .object({
    secret: z.string().describe('In base32, to be typed.'),
    uri: z.string().describe('The same as an address for a QR code.'),
  })
  .meta({ id: 'NewFactor' })

export const turnOnFactorBody = z.object({ code: codeField })

export const factorTurnedOn = z.object({
  recovery_codes: z.array(z.string()).describe('Each works once; told this once.'),
  token: renewedToken,
})

export const newRecoveryCodes = factorTurnedOn.pick({ recovery_codes: true })

export const factorTurnedOff = z.object({ token: renewedToken })

/** What proves again who somebody is: a passkey, else a code where an app is on, else the password. */
export const confirmBody = z.object({
  current_password: z.string().max(limits.passwordMaxLength).optional(),
  code: codeField.optional(),
  passkey: shownPasskey.optional(),
})

export const recoveryStarted = z.object({ due_at: z.iso.datetime() })

export type Factors = z.infer<typeof factors>
export type NewFactor = z.infer<typeof newFactor>
export type ConfirmBody = z.infer<typeof confirmBody>
