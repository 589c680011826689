import { setTimeout as wait } from 'node:timers/promises'
import type { CallInput, CallOutput } from '@brightplate/contract/api/api-client'
import { apiBase, type EndpointName, endpoints } from '@brightplate/contract/api/endpoints'
import { type ErrorBody, errorBody } from '@brightplate/contract/api/error-body'
import { wire } from '@brightplate/contract/api/wire'
import type { WireShape } from '@brightplate/contract/api/wire/wire-shape'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { composeEasyDinner } from '@brightplate/meal-plans/easy-dinner/compose-easy-dinner'
import { composeExchange } from '@brightplate/meal-plans/exchange/compose-exchange'
import { withFacts } from '@brightplate/meal-plans/finish/with-facts'
import { composeHouseholdList } from '@brightplate/meal-plans/household/compose-household-list'
import { composeMove } from '@brightplate/meal-plans/move/compose-move'
import { foodsToOmit } from '@brightplate/meal-plans/papers/foods-to-omit'
import { picturesOfFoods } from '@brightplate/meal-plans/papers/pictures-of-foods'
import { foodTiles } from '@brightplate/meal-plans/profile-terms/food-tiles'
import { interpretTerms } from '@brightplate/meal-plans/profile-terms/interpret-terms'
import { splitList, takenInstead } from '@brightplate/meal-plans/profile-terms/splitting/split-list'
import { composeGoBack } from '@brightplate/meal-plans/revisions/compose-go-back'
import { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
import { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
import { planWarnings } from '@brightplate/meal-plans/warnings/plan-warnings'
import { planDays } from '@brightplate/planner/plan-days'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '../app.ts'
import type { AppServices } from '../app-services.ts'
import { openPasswordHasher } from '../auth/passwords/password-hasher.ts'
import { openChanges } from '../changes/changes.ts'
import type { Db, OpenDatabase } from '../db/database.ts'
import { mails } from '../db/tables/operator/mails.ts'
import { openJobQueue } from '../jobs/queue/open-job-queue.ts'
import { workGenerations } from '../jobs/work-generations.ts'
import { workMail } from '../jobs/work-mail.ts'
import { workPasswordResets } from '../jobs/work-password-resets.ts'
import { epochRenewal } from '../key-rotation/keyring.ts'
import type { Mail } from '../mail/mail.ts'
import { fittingRecipes } from '../models/proposals/fitting-recipes.ts'
import { reviewProposals } from '../models/proposals/review-proposals.ts'
import type { PaymentProvider } from '../payments/checkouts/payment-provider.ts'
import { sandboxProvider } from '../payments/sandbox/sandbox-provider.ts'
import { inLanguage } from '../threads/in-language.ts'
import type { PlanThreads } from '../threads/plan-threads.ts'
import { openTestDatabase } from './databases/open-test-database.ts'
import { openTestKeys } from './open-test-keys.ts'
import { quickPasswordLibrary } from './quick-password-library.ts'

type Call<Name extends EndpointName> = Partial<CallInput<Name>> & { token?: string }

interface Answer<Body> {
  status: number
  body: Body
  error: ErrorBody
}

export interface TestApp {
  app: FastifyInstance
  services: AppServices
  database: OpenDatabase
  /** The mails that were handed over, the eldest first, once none is on its way. */
  mails: () => Promise<Mail[]>
  /** The clock that the app reads; move it forward with `advance`. */
  now: () => Date
  advance: (ms: number) => void
  /** One call of the contract; the answer is parsed by its schema, so a wrong shape fails the test. */
  call: <Name extends EndpointName>(
    name: Name,
    input?: Call<Name>,
  ) => Promise<Answer<CallOutput<Name>>>
  close: () => Promise<void>
}

/** Enough for a legal plan; the quality of plans is tested where they are made. */
const testSteps = 1000

/** The planner's work as the threads do it, in the test's own thread. */
export const testThreads: PlanThreads = {
  planners: 4,
  makePlan: async (request, onProgress) =>
    composePlan({ ...request, steps: testSteps }, (input) =>
      planDays(onProgress ? { ...input, onProgress } : input),
    ),
  interpretTerms: async (_, request, language = 'en-US') =>
    inLanguage(interpretTerms)({ request, language }),
  foodTiles: async (_, request, language = 'en-US') => inLanguage(foodTiles)({ request, language }),
  foodsToOmit: async (_, request) => foodsToOmit(request),
  picturesOfFoods: async (_, foodIds) => picturesOfFoods({ foodIds }),
  splitList: async (_, body) => splitList(body),
  takenInstead: async (_, tag) => takenInstead(tag),
  listAlternatives: async (_, request, language = 'en-US') =>
    inLanguage(composeAlternatives)({ request, language }),
  swapDish: async (_, request) => composeSwap(request),
  moveMeal: async (_, request, language = 'en-US') =>
    inLanguage(composeMove)({ request, language }),
  goBack: async (_, request, language = 'en-US') =>
    inLanguage(composeGoBack)({ request, language }),
  exchangeMeals: async (_, request) => composeExchange(request),
  easyDinner: async (_, request) => composeEasyDinner(request),
  householdList: async (_, request) => composeHouseholdList(request),
  planWarnings: async (_, request) => planWarnings(request),
  withFacts: async (plan) => withFacts(plan),
  reviewProposals: async (request) => reviewProposals(request),
  fittingRecipes: async (request) => fittingRecipes(request),
}

interface AnyCall {
  token?: string
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}

function urlOf(name: EndpointName, { params, query }: AnyCall): string {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params?.[key] ?? '')
  return `${apiBase}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

async function send(app: FastifyInstance, name: EndpointName, input: AnyCall) {
  const shape: WireShape = wire[name]
  const file = input.body instanceof File ? input.body : null
  const response = await app.inject({
    method: endpoints[name].method,
    url: urlOf(name, input),
    headers: {
      ...input.headers,
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
      ...(input.body === undefined ? {} : { 'content-type': file?.type ?? 'application/json' }),
    },
    ...(input.body === undefined
      ? {}
      : { payload: file ? Buffer.from(await file.arrayBuffer()) : JSON.stringify(input.body) }),
  })
  const status = response.statusCode
  const type = String(response.headers['content-type'])
  const json: unknown = type.startsWith('image/')
    ? new File([new Uint8Array(response.rawPayload)], 'answer', { type })
    : response.body === ''
      ? null
      : type.startsWith('text/')
        ? response.body
        : JSON.parse(response.body)
  const schema = status < 400 ? shape.replies[status] : errorBody
  if (!schema) throw new Error(`${name} answered ${status}, which the contract does not know`)
  return { status, body: schema.parse(json), error: json }
}

type TestServices = Partial<AppServices> & {
  /** A payment provider on the test's own database and clock; without it the sandbox. */
  paymentsOf?: (db: Db, now: () => Date) => PaymentProvider | Promise<PaymentProvider>
}

async function isMailOnItsWay({ db, queue }: AppServices): Promise<boolean> {
  const asked = await queue.boss.findJobs('password-reset')
  return asked.length > 0 || (await db.select().from(mails)).length > 0
}

/** The app as it runs, on a database of its own, with a clock and a mailbox in the test's hands. */
export async function startTestApp(
  { paymentsOf, ...overrides }: TestServices = {},
  {
    webFolder = null,
    claims = [],
    trustProxy = null,
    // Here the planner holds the loop up itself.
    mostLoopDelayMs = 0,
    requestTimeoutMs = 30_000,
    untakenMs = 60_000,
    securityLog,
    metricsToken = null,
  }: Partial<AppOptions> = {},
): Promise<TestApp> {
  const database = await openTestDatabase()
  const sent: Mail[] = []
  const queue = await openJobQueue(database, () => {})
  let nowMs = Date.parse('2026-11-20T09:00:00Z')
  const now = () => new Date(nowMs)
  // The same plans in each run of a test: what fails once fails again.
  let lastSeed = 0
  const { lookup, held, removeKeys } = await openTestKeys(database, now)
  const services: AppServices = {
    db: database.watched,
    replica: null,
    databaseKind: database.kind,
    databaseFailed: database.failed,
    databaseHasRoom: database.hasRoom,
    now,
    planSeed: () => ++lastSeed,
    lookup,
    keys: held.keys,
    keysAreThere: () => held.areThere(database.db),
    renewKeyEpoch: epochRenewal(database.db, held),
    origin: 'https://plans.example.com',
    publicOrigin: 'https://plans.example.com',
    passwords: openPasswordHasher(quickPasswordLibrary),
    mailer: {
      kind: 'folder',
      put: async (_, mail) => {
        sent.push(mail)
      },
      say: () => {},
    },
    verifiesEmail: false,
    contactMail: null,
    outboxFolder: 'outbox',
    threads: testThreads,
    dishModel: null,
    queue,
    metrics: null,
    traces: null,
    payments: await (paymentsOf ?? sandboxProvider)(database.db, now),
    stripeWebhookSecret: null,
    changes: await openChanges(queue),
    ...overrides,
  }
  let mailWork: Promise<unknown> | null = null
  await workGenerations(services)
  const app = await buildApp(services, {
    logLevel: 'silent',
    webFolder,
    claims,
    trustProxy,
    requestTimeoutMs,
    untakenMs,
    mostLoopDelayMs,
    metricsToken,
    ...(securityLog ? { securityLog } : {}),
  })
  return {
    app,
    services,
    database,
    mails: async () => {
      mailWork ??= Promise.all([workMail(services, 1), workPasswordResets(services)])
      await mailWork
      while (await isMailOnItsWay(services)) await wait(5)
      return [...sent]
    },
    now,
    advance: (ms) => {
      nowMs += ms
    },
    // The answer was parsed by the very schema that its type is taken from.
    call: (name, input = {}) => send(app, name, input as AnyCall) as Promise<Answer<never>>,
    close: async () => {
      await app.close()
      await services.changes.close()
      await queue.close()
      await database.close()
      await removeKeys()
    },
  }
}
