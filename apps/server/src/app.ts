import { apiBase } from '@brightplate/contract/api/endpoints'
import { errorCodes } from '@brightplate/contract/api/error-code'
import type { SiteClaim } from '@brightplate/contract/site/site-claim'
import fastifyCompress from '@fastify/compress'
import fastifyUnderPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/account-routes.ts'
import { apiDocs } from './api-docs/api-docs.ts'
import type { AppServices } from './app-services.ts'
import { authRoutes, logoutRoute } from './auth/auth-routes.ts'
import { requireSignIn } from './auth/caller.ts'
import { factorRoutes } from './auth/factor-routes.ts'
import { passkeyRoutes, passkeySignInRoutes } from './auth/passkey-routes.ts'
import { sessionRoutes } from './auth/session-routes.ts'
import { calendarRoute } from './care-links/calendar/calendar-route.ts'
import { careLinkRoutes } from './care-links/care-link-routes.ts'
import { sharedRoute } from './care-links/opening/shared-route.ts'
import { childRoutes } from './children/child-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'
import { runForAsker } from './db/asker.ts'
import { workPartition } from './db/work-partition.ts'
import { dishPhotoRoutes } from './dish-photos/dish-photo-routes.ts'
import { eatingLogRoutes } from './eating-log/eating-log-routes.ts'
import { AppError, errorBodyOf, handleErrors } from './errors.ts'
import { logOptions } from './event-log/log-options.ts'
import { openEventStreams } from './event-streams/open-event-streams.ts'
import { goalTickRoutes } from './goal-ticks/goal-tick-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { bringingRoutes } from './household/bringing/bringing-routes.ts'
import { householdRoutes } from './household/household-routes.ts'
import { invitationRoutes, readInvitationRoute } from './household/invitations/invitation-routes.ts'
import { keptPlansRoutes } from './kept-plans/kept-plans-routes.ts'
import { mealTemplateRoutes } from './meal-templates/meal-template-routes.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { watchRequests } from './metrics/watch-requests.ts'
import { nutritionWeekRoutes } from './nutrition-weeks/nutrition-week-routes.ts'
import { paperRoutes } from './papers/paper-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { sandboxRoutes } from './payments/sandbox/sandbox-routes.ts'
import { stripeWebhookRoute } from './payments/stripe/stripe-webhook-route.ts'
import { changingRoutes } from './plans/changing/changing-routes.ts'
import { generationRoutes } from './plans/generations/generation-routes.ts'
import { planRoutes } from './plans/plan-routes.ts'
import { offerSplits } from './profile-terms/offer-splits.ts'
import { profileTermRoutes } from './profile-terms/profile-term-routes.ts'
import { registrationRoute } from './registration/registration-route.ts'
import { noteWrites } from './replica-reads/note-writes.ts'
import { readInTurn } from './request-limits/read-in-turn.ts'
import { refuseLate } from './request-limits/refuse-late.ts'
import { answerBrokenRequest } from './requests/answer-broken-request.ts'
import { endHalfSent } from './requests/end-half-sent.ts'
import { readJson } from './requests/read-json.ts'
import { refuseIllFormedText } from './requests/refuse-ill-formed-text.ts'
import { refuseSecondHost } from './requests/refuse-second-host.ts'
import { replyText } from './requests/reply-text.ts'
import { answerRequestIds, requestIdHeader, requestIdOf } from './requests/request-id.ts'
import { answerInLanguage } from './requests/words-of-call.ts'
import { logSecurityEvents } from './security-events/log-security-events.ts'
import { shoppingRoutes } from './shopping/shopping-routes.ts'
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts'
import { traceRequests } from './traces/trace-requests.ts'
import { securityHeaders } from './web/security-headers.ts'
import { readPages } from './web/served-pages.ts'
import { webApp } from './web/web-app.ts'

export interface AppOptions {
  logLevel: string
  /** The web app's built files; null serves the API alone. */
  webFolder: string | null
  /** The claims that the pages make. */
  claims: readonly SiteClaim[]
  /** Addresses of proxies whose `X-Forwarded-For` is believed; null for none. */
  trustProxy?: string[] | null
  /** Answers 503 when the event loop is held up longer; 0 never does. */
  mostLoopDelayMs?: number
  /** How long a request may take to come. */
  requestTimeoutMs?: number
  /** How long a client may take nothing of an answer. */
  untakenMs?: number
  /** How long whoever asks for too much waits for the refusal. */
  refusalMs?: number
  /** Takes the lines of security events; without it none are written. */
  securityLog?: (line: string) => void
  /** Who knows it reads `/metrics` here; null for nobody. */
  metricsToken?: string | null
}

/** Largest request: 150 tags of 100 characters in four bytes each, and the rest of a form. */
const bodyLimit = 128 * 1024

/** Replaces Fastify's default compilers, which load a hundred modules at startup; the app sets its own before the first route. */
const noCompiler = () => () => {
  throw new Error('A schema was given to a compiler that is not ours')
}
const noCompilers = { buildValidator: noCompiler, buildSerializer: noCompiler }

/** A connection that still waits for an answer when the service stops must not be kept after it. */
function endConnectionsOnClose(app: Pick<FastifyInstance, 'addHook'>): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

/** What a busy process refuses. A page is a file: it is served, and says in words which of its calls were refused. */
async function refuseCalls({ url }: Pick<FastifyRequest, 'url'>): Promise<void> {
  if (url.startsWith(`${apiBase}/`)) throw new AppError('overloaded')
}

/** Each part of the API has a share of the database's connections, and each asker its turn. */
function workInPartitions(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const partition = routeOptions.url?.replace(apiBase, '').split('/')[1] ?? ''
    const carried = headers.authorization ?? null
    workPartition.run(partition, () => runForAsker(carried, done))
  })
}

/** The whole service on these services, not listening yet. */
export async function buildApp(
  services: AppServices,
  {
    logLevel,
    webFolder,
    claims,
    trustProxy = null,
    mostLoopDelayMs = 2000,
    requestTimeoutMs = 30_000,
    untakenMs = 60_000,
    refusalMs = 0,
    securityLog,
    metricsToken = null,
  }: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    // Bodies and headers are never logged: they hold names, health details and tokens.
    logger: {
      ...logOptions(logLevel),
      serializers: { req: ({ method, url }) => ({ method, url: url.split('?')[0] }) },
    },
    genReqId: requestIdOf,
    bodyLimit,
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    // For the whole request to come, not for its answer.
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    },
    connectionTimeout: untakenMs,
    clientErrorHandler: answerBrokenRequest,
    // Addresses that the router itself refuses, before any handler of errors is asked.
    frameworkErrors: (error, { id }, reply: FastifyReply) => {
      const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'bad_request'
      reply.header(requestIdHeader, id).code(errorCodes[code].status).send(errorBodyOf(code))
    },
    schemaController: { compilersFactory: noCompilers },
  }).withTypeProvider<ZodTypeProvider>()
  readInTurn(app.server)
  app.setValidatorCompiler(validatorCompiler)
  // Replies are typed by the contract at compile time; the tests parse each of them by its schema.
  app.setSerializerCompiler(() => replyText)
  answerRequestIds(app)
  answerInLanguage(app)
  const { metrics } = services
  if (metrics) watchRequests(app, metrics)
  if (services.traces) traceRequests(app, services.traces)
  handleErrors(app, services.databaseFailed)
  refuseLate(app, refusalMs)
  if (securityLog) logSecurityEvents(app, { now: services.now, write: securityLog })
  const { origin, contactMail } = services
  const pages = webFolder ? await readPages(webFolder, { origin, claims, contactMail }) : null
  const scriptHashes = pages?.scriptHashes ?? []
  securityHeaders(app, { origin, scriptHashes })
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: mostLoopDelayMs,
    pressureHandler: refuseCalls,
  })
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 })
  endConnectionsOnClose(app)
  endHalfSent(app)
  refuseSecondHost(app)
  readJson(app)
  refuseIllFormedText(app)
  workInPartitions(app)
  apiDocs(app)

  healthRoutes(app, services)
  if (metrics && metricsToken !== null) metricsRoute(app, metrics, metricsToken)
  registrationRoute(app, services)
  authRoutes(app, services)
  passkeySignInRoutes(app, services)
  contactRoutes(app, services)
  sharedRoute(app, services)
  readInvitationRoute(app, services)
  calendarRoute(app, services)
  const streams = openEventStreams(services)
  metrics?.watchStreams(streams.open)
  app.addHook('preClose', async () => streams.endAll())
  await app.register(async (scope) => {
    requireSignIn(scope, services)
    noteWrites(scope, services)
    offerSplits(scope, services)
    const signedIn = scope.withTypeProvider<ZodTypeProvider>()
    logoutRoute(signedIn, services)
    sessionRoutes(signedIn, services)
    factorRoutes(signedIn, services)
    passkeyRoutes(signedIn, services)
    accountRoutes(signedIn, services)
    householdRoutes(signedIn, services)
    invitationRoutes(signedIn, services)
    bringingRoutes(signedIn, services)
    keptPlansRoutes(signedIn, services)
    childRoutes(signedIn, services)
    careLinkRoutes(signedIn, services)
    paperRoutes(signedIn, services)
    profileTermRoutes(signedIn, services)
    eatingLogRoutes(signedIn, services)
    dishPhotoRoutes(signedIn, services)
    goalTickRoutes(signedIn, services)
    nutritionWeekRoutes(signedIn, services)
    mealTemplateRoutes(signedIn, services)
    planRoutes(signedIn, services, streams)
    generationRoutes(signedIn, services, streams)
    shoppingRoutes(signedIn, services, streams)
    changingRoutes(signedIn, services)
    subscriptionRoutes(signedIn, services)
    paymentRoutes(signedIn, services)
  })
  await app.register(stripeWebhookRoute, services)
  await app.register(sandboxRoutes, services)
  if (webFolder && pages) await app.register(webApp, { folder: webFolder, pages })
  return app
}
