import type { PgBoss } from 'pg-boss'

type QueueOptions = NonNullable<Parameters<PgBoss['updateQueue']>[1]>

/**
 * Every queue of the service. `notify` wakes a worker at once; a worker without a heartbeat for
 * `heartbeatSeconds` is taken for dead and its job given to another.
 */
export const queues = {
  /** One job a task of `periodic-jobs.ts` that is due. */
  periodic: {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 30,
    deleteAfterSeconds: 24 * 60 * 60,
  },
  /** One job a mail, which is kept in `mails`: what no server takes now is tried again until it gives up by itself. */
  mail: {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    retryLimit: 10_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    deleteAfterSeconds: 60,
  },
  /** One job a forgotten password. */
  'password-reset': {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 60,
    retryLimit: 50,
    retryDelay: 1,
    // Who waited for longer has asked again.
    retentionSeconds: 60 * 60,
    deleteAfterSeconds: 60,
  },
  /** One job a generation. */
  generation: {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    // Each kill of a process counts as one; what can never be made ends by its lease.
    retryLimit: 50,
    retryDelay: 1,
    deleteAfterSeconds: 60 * 60,
  },
  /** One job a backup that is due. */
  backup: {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 12 * 60 * 60,
    retryLimit: 3,
    retryDelay: 600,
    // Where no process has a folder for it any more.
    retentionSeconds: 60 * 60,
    // As long as it stands for its time, which is a week at most.
    deleteAfterSeconds: 8 * 24 * 60 * 60,
  },
} as const satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof queues
