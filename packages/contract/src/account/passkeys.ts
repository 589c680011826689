import { z } from 'zod'
import * as words from '#localized/account'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'
import { isOneLine, oneLineMessage } from '../one-line.ts'
import { deviceTokenField } from './device.ts'
import { renewedToken } from './renewed-token.ts'

/** Bytes in base64url, as WebAuthn sends them in JSON. */
const bytes = (most: number) => z.base64url().min(1).max(most)

const credentialId = bytes(limits.credentialIdMaxLength)
const someBytes = bytes(limits.passkeyBytesMaxLength)

export const passkeyNameField = z
  .string({ error: words.namePasskey })
  .trim()
  .min(1, { error: words.namePasskey })
  .max(limits.nameMaxLength, { error: () => limitMessages.name })
  .refine(isOneLine, { error: oneLineMessage })

export const passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    added_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('Null where it was never used.'),
  })
  .meta({ id: 'Passkey' })

export const passkeys = z.object({ passkeys: z.array(passkey) })

const namedCredential = z.object({ id: credentialId, type: z.literal('public-key') })

/** What `navigator.credentials.create` takes, in JSON (W3C WebAuthn Level 3, 5.1.9). */
export const newPasskeyOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int().describe('Milliseconds.'),
    excludeCredentials: z.array(namedCredential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'NewPasskeyOptions' })

/** What `navigator.credentials.get` takes, in JSON. */
export const passkeyOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int().describe('Milliseconds.'),
    userVerification: z.literal('required'),
    allowCredentials: z
      .array(namedCredential)
      .describe('Empty at a login: the device offers those that it has.'),
  })
  .meta({ id: 'PasskeyOptions' })

const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
})

/** What a device answers that made a passkey; what else it says is left out. */
export const madePasskey = credential.extend({
  response: z.object({ clientDataJSON: someBytes, attestationObject: someBytes }),
})

/** What a device answers that signed with a passkey. */
export const shownPasskey = credential
  .extend({
    response: z.object({
      clientDataJSON: someBytes,
      authenticatorData: someBytes,
      signature: someBytes,
      userHandle: bytes(100).nullish(),
    }),
  })
  .meta({ id: 'ShownPasskey' })

export const addPasskeyBody = z.object({ name: passkeyNameField, made: madePasskey })
export const renamePasskeyBody = z.object({ name: passkeyNameField })

export const signInWithPasskeyBody = z.object({
  shown: shownPasskey,
  device_token: deviceTokenField,
})

export const passkeyAdded = z.object({ passkey, token: renewedToken })
export const passkeyRemoved = z.object({ token: renewedToken })

export type Passkey = z.infer<typeof passkey>
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>
export type PasskeyOptions = z.infer<typeof passkeyOptions>
export type MadePasskey = z.infer<typeof madePasskey>
export type ShownPasskey = z.infer<typeof shownPasskey>
