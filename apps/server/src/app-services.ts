import type { PasswordHasher } from './auth/passwords/password-hasher.ts'
import type { Changes } from './changes/changes.ts'
import type { Db, OpenDatabase, Replica } from './db/database.ts'
import type { JobQueue } from './jobs/queue/open-job-queue.ts'
import type { LookupKey } from './keys/lookup-key.ts'
import type { KeyStore } from './keys/stores/key-store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { DishModel } from './models/open-dish-model.ts'
import type { PaymentProvider } from './payments/checkouts/payment-provider.ts'
import type { PlanThreads } from './threads/plan-threads.ts'
import type { Traces } from './traces/traces.ts'

/** What the features are built from; handed in, so that tests hand in their own. */
export interface AppServices {
  db: Db
  /** Null where nothing is read elsewhere. */
  replica: Replica | null
  databaseKind: 'embedded' | 'server'
  databaseFailed: OpenDatabase['failed']
  databaseHasRoom: OpenDatabase['hasRoom']
  now: () => Date
  /** What the search of a new plan begins with; a whole number below 2^31. */
  planSeed: () => number
  lookup: LookupKey
  keys: KeyStore
  /** Whether the folder of keys is there, and holds what opens them. */
  keysAreThere: () => Promise<boolean>
  /** Ends what is left of erased keys in logs and copies of a server's database; nothing where keys are files. */
  renewKeyEpoch: (options?: { onlyBegun?: boolean }) => Promise<void>
  passwords: PasswordHasher
  /** The address of the site, for links in mails; never a request's own Host header. */
  origin: string
  /** The same where the operator has set it, else null. */
  publicOrigin: string | null
  mailer: Mailer
  /** Mail really goes out: addresses are proved by a mailed link. */
  verifiesEmail: boolean
  /** The mailbox that the contact form writes to; null where it reaches nobody. */
  contactMail: string | null
  /** Where mails that are not sent lie as files, to be read. */
  outboxFolder: string
  payments: PaymentProvider
  /** What Stripe signs its webhooks with; null without Stripe. */
  stripeWebhookSecret: string | null
  threads: PlanThreads
  /** Null: the planner alone. */
  dishModel: DishModel | null
  queue: JobQueue
  /** Null where nobody reads them. */
  metrics: Metrics | null
  /** Null where nobody reads them. */
  traces: Traces | null
  changes: Changes
}
