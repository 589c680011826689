import type { PasskeyOptions, ShownPasskey } from '@brightplate/contract/account/passkeys'

/** Has the device sign with a passkey. Throws where the parent or the device does not. */
export async function showPasskey(options: PasskeyOptions): Promise<ShownPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options })
}
