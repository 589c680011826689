import type { AppServices } from '../app-services.ts'
import { forgetLostFactors } from '../auth/recovery/forget-lost-factors.ts'
import { forgetExpiredAccess } from '../auth/sessions/forget-expired-access.ts'
import { forgetLapsedLabels } from '../children/forget-lapsed-labels.ts'
import { eraseOldPlans } from '../kept-plans/erase-old-plans.ts'
import { destroyKeys } from '../keys/stores/destroy-keys.ts'
import { deleteOldMail } from '../mail/delete-old-mail.ts'
import { dropLateMail } from '../mail/drop-late-mail.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { forgetDeletedPlans } from '../plans/forget-deleted-plans.ts'
import { endLapsedGenerations } from '../plans/generations/making/end-lapsed-generations.ts'
import { addFactsToPlans } from '../plans/language/add-facts-to-plans.ts'

export interface PeriodicJob {
  name: string
  /** Minute, hour, day, month, weekday; UTC. */
  cron: string
  /** May run again after a crash in the middle: it must bear that. */
  run: (services: AppServices) => Promise<void>
}

/** Work that the clock starts, once for all processes of an installation. */
export const periodicJobs: readonly PeriodicJob[] = [
  {
    name: 'forget-expired-access',
    cron: '7 * * * *',
    run: ({ db, now }) => forgetExpiredAccess(db, now()),
  },
  {
    name: 'forget-lost-factors',
    cron: '37 * * * *',
    run: forgetLostFactors,
  },
  {
    name: 'end-lapsed-generations',
    cron: '17 * * * *',
    run: ({ db, now }) => endLapsedGenerations(db, now()),
  },
  {
    name: 'forget-deleted-plans',
    cron: '* * * * *',
    run: ({ db, now }) => forgetDeletedPlans(db, now()),
  },
  {
    name: 'erase-old-plans',
    cron: '27 2 * * *',
    run: ({ db, now }) => eraseOldPlans(db, now()),
  },
  {
    name: 'add-facts-to-plans',
    cron: '1-59/2 * * * *',
    run: addFactsToPlans,
  },
  {
    name: 'delete-old-mail',
    cron: '27 3 * * *',
    run: ({ outboxFolder, now }) => deleteOldMail(outboxFolder, now()),
  },
  {
    name: 'drop-late-mail',
    cron: '57 * * * *',
    run: dropLateMail,
  },
  {
    name: 'forget-lapsed-labels',
    cron: '37 2 * * *',
    run: ({ db, now, keys }) => forgetLapsedLabels(db, now(), keys),
  },
  {
    name: 'destroy-keys',
    cron: '47 * * * *',
    run: ({ db, keys }) => destroyKeys(db, keys),
  },
  {
    name: 'renew-key-epoch',
    cron: '17 4 * * 0',
    run: ({ renewKeyEpoch }) => renewKeyEpoch(),
  },
  {
    name: 'go-on-with-key-epoch',
    cron: '3,13,23,33,43,53 * * * *',
    run: ({ renewKeyEpoch }) => renewKeyEpoch({ onlyBegun: true }),
  },
  {
    name: 'reconcile-payments',
    cron: '*/5 * * * *',
    run: async ({ db, payments, now }) => {
      await reconcilePayments(db, payments, now())
    },
  },
]
