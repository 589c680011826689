import type { Passkey } from '@brightplate/contract/account/passkeys'
import type { Resolver } from 'react-hook-form'
import * as words from '#words/account/passkeys/passkeys'

/** Checks a name with code that comes when it is first sent: most who open their account name no passkey. */
export const passkeyNameResolver: Resolver<Pick<Passkey, 'name'>> = async (...input) => {
  try {
    const { checkedPasskeyName } = await import('./passkey-name-schema.ts')
    return await checkedPasskeyName(...input)
  } catch {
    return { values: {}, errors: { root: { type: 'unchecked', message: words.couldNotCheck } } }
  }
}
