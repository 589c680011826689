import type { AppServices } from '../app-services.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { MailJob } from '../mail/queue-mail.ts'
import { workQueue } from './queue/work-queue.ts'

/** Hands over what waits in `mails`, together with the other processes: one that hangs keeps no other waiting. */
export const workMail = (
  services: Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys' | 'mailer' | 'queue'>,
  atOnce = 2,
): Promise<void> =>
  workQueue<MailJob>(services.queue, 'mail', atOnce, ({ data }) =>
    deliverMail(services, data.mailId),
  )
