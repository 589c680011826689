import type { MadePasskey, NewPasskeyOptions } from '@brightplate/contract/account/passkeys'

/** Has the device make a passkey; null where it has one of this account already. Throws where the parent or the device does not. */
export async function makePasskey(options: NewPasskeyOptions): Promise<MadePasskey | null> {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser')
  try {
    return await startRegistration({ optionsJSON: options })
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    if (isKnown) return null
    throw error
  }
}
