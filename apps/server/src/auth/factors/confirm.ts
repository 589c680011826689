import type { Place } from '@brightplate/contract/account/device'
import type { ConfirmBody } from '@brightplate/contract/account/factors'
import { eq } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { AppError } from '../../errors.ts'
import { checkCode } from '../codes/check-code.ts'
import { isFactorOn } from '../codes/is-factor-on.ts'
import type { Networks } from '../limits/networks-of.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { confirmPassword, type PasswordServices } from '../passwords/confirm-password.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/**
 * Notes that the caller proved again who they are: by a passkey, else by a code where an app is on, else by the
 * password. Throws `passkey_refused`, `code_needed`, `code_wrong`, `bad_credentials` and `too_many_requests`.
 */
export async function confirm(
  db: Db,
  now: Date,
  services: PasswordServices & Pick<AppServices, 'origin' | 'keys'>,
  caller: AccountHolder,
  { body, networks, place }: { body: ConfirmBody; networks: Networks | null; place: Place },
): Promise<void> {
  const { keys, userId, householdId, sessionHash } = caller
  const isOn = await isFactorOn(db, caller)
  if (body.passkey) {
    const use = { purpose: 'confirm', sessionHash, place } as const
    const shown = await checkPasskey(db, now, services, body.passkey, use)
    if (shown.userId !== userId) throw new AppError('passkey_refused')
  } else if (isOn) {
    if (body.code === undefined) throw new AppError('code_needed')
    await checkCode(db, now, services, keys, { userId, code: body.code, networks, place })
  } else {
    const who = { userId, householdId, networks }
    await confirmPassword(db, now, services, who, body.current_password ?? '')
  }
  await db
    .update(sessions)
    .set({ confirmedAt: now, confirmedBy: body.passkey ? 'passkey' : isOn ? 'factor' : 'password' })
    .where(eq(sessions.tokenHash, sessionHash))
}
