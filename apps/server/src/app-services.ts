import type { Db } from './db/database.ts'
import type { JobQueue } from './jobs/open-job-queue.ts'
import type { SendMail } from './mail/mail.ts'
import type { DishModel } from './models/open-dish-model.ts'
import type { GenerationChanges } from './plans/generation-changes.ts'
import type { PlanThreads } from './plans/plan-threads.ts'

/** What the features are built from; handed in, so that tests hand in their own. */
export interface AppServices {
  db: Db
  databaseKind: 'embedded' | 'server'
  now: () => Date
  secret: string
  /** The address of the site, for links in mails; never a request's own Host header. */
  origin: string
  sendMail: SendMail
  /** Where mails that are not sent lie as files. */
  outboxFolder: string
  threads: PlanThreads
  /** Null: the planner alone. */
  dishModel: DishModel | null
  queue: JobQueue
  generationChanges: GenerationChanges
}
