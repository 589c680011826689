import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StripeAccount } from './stripe-account.ts'

type Params = Record<string, unknown>

interface Reply {
  status: number
  body: unknown
}

/** `status` fails before anything is done; `lost` does the work, then the connection breaks; `held` answers when it is released. */
type Fault = { status: number } | 'lost' | 'held'

export interface StripeServer {
  url: string
  account: StripeAccount
  /** "POST /v1/customers", in the order in which they came. */
  calls: string[]
  /** The next calls that match go wrong, one fault each. */
  failNext: (call: RegExp, ...faults: Fault[]) => void
  /** How many answers are held, and their release. */
  held: () => number
  release: () => void
  /** Idempotency keys are kept for a day. */
  forgetKeys: () => void
  close: () => Promise<void>
}

export const stripeKey = 'sk_test_key'

/** `line_items[0][price]=x` as an object, as Stripe reads a form. */
function parseForm(text: string): Params {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    let place = params
    for (const key of keys.slice(0, -1)) {
      place[key] ??= {}
      place = place[key] as Params
    }
    place[keys.at(-1) ?? ''] = value
  }
  return params
}

const ok = (body: unknown): Reply => ({ status: 200, body })
const list = (data: unknown[]): Reply => ok({ object: 'list', data, has_more: false })
const failure = (status: number, type: string, code?: string, param?: string): Reply => ({
  status,
  body: {
    error: { type, code, param, message: `A message that quotes ${stripeKey} and kim@example.com` },
  },
})
const missing = failure(404, 'invalid_request_error', 'resource_missing')
const noSuchCustomer = failure(400, 'invalid_request_error', 'resource_missing', 'customer')

function answerPrices(account: StripeAccount, method: string, params: Params): Reply {
  if (method === 'POST') {
    const { interval } = params.recurring as { interval: string }
    return ok(account.addPrice(String(params.lookup_key), Number(params.unit_amount), interval))
  }
  const keys = Object.values(params.lookup_keys ?? {})
  return list(
    account.prices.filter(({ lookup_key, active }) => active && keys.includes(lookup_key)),
  )
}

function answerSessions(
  account: StripeAccount,
  method: string,
  rest: string[],
  params: Params,
): Reply {
  const [id, act] = rest
  if (!id && method === 'POST') {
    const customer = account.customers.get(String(params.customer))
    return !customer || customer.deleted ? noSuchCustomer : ok(account.openSession(params))
  }
  if (!id) {
    const { customer, status } = params
    const found = [...account.sessions.values()]
    return list(found.filter((one) => one.customer === customer && one.status === status))
  }
  const session = account.sessions.get(id)
  if (!session) return missing
  if (act !== 'expire') return ok(session)
  if (session.status !== 'open') return failure(400, 'invalid_request_error')
  return ok(account.expire(id))
}

function answerSubscriptions(
  account: StripeAccount,
  method: string,
  id: string | undefined,
  params: Params,
): Reply {
  if (!id) {
    if (!account.customers.has(String(params.customer))) return noSuchCustomer
    const found = [...account.subscriptions.values()].filter(
      ({ customer }) => customer === params.customer,
    )
    const isWhole = Object.values(params.expand ?? {}).includes('data.latest_invoice')
    return list(
      isWhole ? found : found.map((one) => ({ ...one, latest_invoice: one.latest_invoice.id })),
    )
  }
  const subscription = account.subscriptions.get(id)
  if (!subscription) return missing
  if (method === 'GET') return ok(subscription)
  if (subscription.status === 'canceled') return missing
  if (method === 'DELETE') return ok(account.end(id, account.seconds()))
  if ('cancel_at_period_end' in params) {
    subscription.cancel_at_period_end = params.cancel_at_period_end === 'true'
  }
  if (params.cancel_at === '') subscription.cancel_at = null
  return ok(subscription)
}

function answerCustomers(
  account: StripeAccount,
  method: string,
  id: string | undefined,
  params: Params,
): Reply {
  if (method === 'POST') {
    const customer = { id: account.id('cus'), email: String(params.email), deleted: false }
    account.customers.set(customer.id, customer)
    return ok(customer)
  }
  if (!id || account.customers.get(id)?.deleted !== false) return missing
  account.deleteCustomer(id)
  return ok({ id, deleted: true })
}

function answer(account: StripeAccount, method: string, path: string, params: Params): Reply {
  const [, resource, ...rest] = path.split('/').filter(Boolean)
  const [id] = rest
  if (resource === 'prices') return answerPrices(account, method, params)
  if (resource === 'products' && method === 'GET') {
    return list(Object.values(params.ids ?? {}).filter((one) => account.products.has(String(one))))
  }
  if (resource === 'products') {
    account.products.add(String(params.id))
    return ok({ id: params.id })
  }
  if (resource === 'customers') return answerCustomers(account, method, id, params)
  if (resource === 'checkout') return answerSessions(account, method, rest.slice(1), params)
  if (resource === 'subscriptions') return answerSubscriptions(account, method, id, params)
  if (resource === 'invoices') {
    if (!account.customers.has(String(params.customer))) return noSuchCustomer
    const found = account.invoices.filter(
      ({ customer, status }) => customer === params.customer && status === params.status,
    )
    return list(found)
  }
  if (resource === 'billing_portal') {
    return ok({
      id: account.id('bps'),
      url: `https://billing.stripe.test/${String(params.customer)}`,
    })
  }
  return missing
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A server that behaves as Stripe's API does for the calls that we make, idempotency keys included. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const account = new StripeAccount(now)
  const calls: string[] = []
  const held: (() => void)[] = []
  const faults: { call: RegExp; fault: Fault }[] = []
  const remembered = new Map<string, { request: string; reply: Reply }>()

  function replyTo(method: string, url: URL, body: string, key: string | undefined): Reply {
    const params = parseForm(method === 'GET' ? url.search.slice(1) : body)
    const request = `${method} ${url.pathname} ${body}`
    const before = key ? remembered.get(key) : undefined
    if (before) {
      return before.request === request ? before.reply : failure(400, 'idempotency_error')
    }
    const reply = answer(account, method, url.pathname, params)
    // As it was then: later changes of the object do not show in a repeated answer.
    const copy = { ...reply, body: structuredClone(reply.body) }
    if (key && method === 'POST') remembered.set(key, { request, reply: copy })
    return copy
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = request.method ?? 'GET'
    const call = `${method} ${url.pathname}`
    calls.push(call)
    const body = await readText(request)
    const at = faults.findIndex((one) => one.call.test(call))
    const fault = at < 0 ? null : faults.splice(at, 1)[0]?.fault
    const key = request.headers['idempotency-key']
    const authorized = request.headers.authorization === `Bearer ${stripeKey}`
    const reply = !authorized
      ? failure(401, 'invalid_request_error')
      : typeof fault === 'object' && fault
        ? failure(fault.status, fault.status === 429 ? 'rate_limit_error' : 'api_error')
        : replyTo(method, url, body, Array.isArray(key) ? key[0] : key)
    if (fault === 'lost') return void response.destroy()
    if (fault === 'held') await new Promise<void>((resolve) => held.push(resolve))
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'request-id': 'req_test',
    })
    response.end(JSON.stringify(reply.body))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    calls,
    failNext: (call, ...next) => faults.push(...next.map((fault) => ({ call, fault }))),
    held: () => held.length,
    release: () => {
      for (const answer of held.splice(0)) answer()
    },
    forgetKeys: () => remembered.clear(),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
