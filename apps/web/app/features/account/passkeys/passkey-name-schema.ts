import { renamePasskeyBody } from '@brightplate/contract/account/passkeys'
import { zodResolver } from '@hookform/resolvers/zod'

/** Checks the name of a passkey by the contract's own rules. */
export const checkedPasskeyName = zodResolver(renamePasskeyBody)
