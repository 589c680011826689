import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'
import type { StateOfService } from './state-of-service.ts'

/** Seconds. A page of summaries takes milliseconds, a plan up to half a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The metrics of one process; `look` is asked for the state of the service at each reading. */
export function prometheusMetrics(look: () => Promise<StateOfService>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took to be answered; streams of events are not among them',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const refused = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused or failed, by the code of the answer',
    labelNames: ['route', 'code'],
    registers,
  })
  const made = new Counter({
    name: 'plans_made_total',
    help: 'Plans, and changes of plans, that this process made',
    labelNames: ['kind'],
    registers,
  })
  const unmade = new Counter({
    name: 'plans_refused_total',
    help: 'Plans, and changes of plans, that this process could not make, by reason',
    labelNames: ['kind', 'reason'],
    registers,
  })
  const maybeOld = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that a replica may answer, by who answered; none where there is no replica',
    labelNames: ['answered_by'],
    registers,
  })
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers })
  const streams = gauge('event_streams_open', 'Streams of events that this process holds open')
  const connections = gauge(
    'db_pool_connections',
    'Connections to the database that are used or idle, and requests that wait for one',
    'state',
  )
  const answers = gauge('database_answers', '1 where the database answered this reading, else 0')
  const depth = gauge('job_queue_depth', 'Jobs that are due and wait for a worker', 'queue')
  const active = gauge('job_queue_active', 'Jobs that are being worked on', 'queue')
  const oldest = gauge(
    'job_queue_oldest_seconds',
    'How long the eldest job that waits has been due; 0 where none waits',
    'queue',
  )
  const mails = gauge('mails_waiting', 'Mails that no mail server has taken yet')
  const keyAge = gauge(
    'key_age_seconds',
    'How long ago the eldest file of a kind of key was written',
    'key',
  )
  const backupAge = gauge('backup_age_seconds', 'Age of the newest backup in BACKUP_DIR')
  const ofDatabase = [depth, active, oldest, mails]

  function show(state: StateOfService): void {
    for (const [name, count] of Object.entries(state.connections)) {
      connections.set({ state: name }, count)
    }
    for (const [key, seconds] of Object.entries(state.keyAges)) keyAge.set({ key }, seconds)
    if (state.backupAge === null) backupAge.remove()
    else backupAge.set(state.backupAge)
    answers.set(state.database ? 1 : 0)
    // What was true before would look as if it were.
    for (const one of ofDatabase) one.reset()
    if (!state.database) {
      mails.remove()
      return
    }
    mails.set(state.database.mailsWaiting)
    for (const { queue, waiting, worked, oldestSeconds } of state.database.queues) {
      depth.set({ queue }, waiting)
      active.set({ queue }, worked)
      oldest.set({ queue }, oldestSeconds)
    }
  }

  /** Of several readers at once, all get the same. */
  let reading: Promise<string> | null = null
  const read = async () => {
    show(await look())
    return registry.metrics()
  }
  return {
    requestAnswered: ({ method, route, status, seconds }) =>
      answered.observe({ method, route, status }, seconds),
    requestRefused: (route, code) => refused.inc({ route, code }),
    planEnded: (kind, refusal) => {
      if (refusal === null) made.inc({ kind })
      else unmade.inc({ kind, reason: refusal })
    },
    replicaRead: (by) => maybeOld.inc({ answered_by: by }),
    watchStreams: (open) => {
      Object.assign(streams, { collect: () => streams.set(open()) })
    },
    contentType: registry.contentType,
    read: async () => {
      reading ??= read().finally(() => {
        reading = null
      })
      return reading
    },
  }
}
