import { limits } from '@brightplate/contract/limits'
import type { AppServices } from '../../app-services.ts'
import { endJob } from '../../jobs/queue/end-job.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { passwordResetMail } from '../../mail/templates/password-reset-mail.ts'
import { findMember } from '../users/find-user.ts'
import { makeLink } from './account-link.ts'
import { addressIn, type PasswordResetJob } from './request-password-reset.ts'

/** Mails a link of one use to the address of a job, if it has an account, and takes the job off the queue. */
export async function mailPasswordReset(
  services: Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys' | 'queue' | 'origin'>,
  job: { id: string; data: PasswordResetJob },
): Promise<void> {
  const { db, lookup, keys, queue, origin } = services
  const now = services.now()
  const email = addressIn(lookup, job.data)
  await db.transaction(async (tx) => {
    if (!(await endJob(queue, tx, 'password-reset', job.id))) return
    const member = await findMember(tx, lookup, email)
    const ofHousehold = member && (await keys.find(tx, member.householdId))
    if (!ofHousehold) return
    const about = { keys: ofHousehold, userId: member.userId }
    const token = await makeLink(tx, now, lookup, ofHousehold, {
      kind: 'reset',
      userId: member.userId,
      email,
    })
    await queueMail(tx, now, services, {
      about,
      goodForMs: limits.resetLinkMinutes * 60 * 1000,
      mail: () => ({
        to: email,
        ...passwordResetMail(origin, token),
      }),
    })
  })
}
