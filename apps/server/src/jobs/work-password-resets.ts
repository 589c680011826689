import type { AppServices } from '../app-services.ts'
import { mailPasswordReset } from '../auth/links/mail-password-reset.ts'
import type { PasswordResetJob } from '../auth/links/request-password-reset.ts'
import { workQueue } from './queue/work-queue.ts'

/** Looks for the accounts of forgotten passwords: nobody who asks waits for that, whoever has one. */
export const workPasswordResets = (
  services: Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys' | 'queue' | 'origin'>,
): Promise<void> =>
  workQueue<PasswordResetJob>(services.queue, 'password-reset', 1, (job) =>
    mailPasswordReset(services, job),
  )
