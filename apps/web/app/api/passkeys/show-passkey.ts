import type { PasskeyOptions, ShownPasskey } from '@brightplate/contract/account/passkeys'

/** Asks the device to sign with a passkey. Throws where the parent cancels or the device refuses. */
export async function showPasskey(options: PasskeyOptions): Promise<ShownPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options })
}
