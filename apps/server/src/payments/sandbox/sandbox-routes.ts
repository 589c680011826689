import { readFile } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { sandboxCheckouts } from '../../db/tables/operator/sandbox-checkouts.ts'
import { AppError } from '../../errors.ts'
import { findCheckout } from '../checkouts/provider-ids.ts'
import { settleCheckout } from '../checkouts/settle-checkout.ts'
import { findSandboxCheckout } from './find-sandbox-checkout.ts'
import { missingSandboxPage, sandboxPage } from './sandbox-page.ts'
import { monthsAfter, monthsOf, sandboxPath, sandboxStatus } from './sandbox-provider.ts'

const stylesheet = `${sandboxPath}.css`

type Action = 'pay' | 'decline' | 'expire'

/** Pays or expires an open checkout; any other stays as it is. */
async function act(db: Db, now: Date, sessionId: string, action: Action): Promise<void> {
  if (action === 'decline') return
  await db
    .update(sandboxCheckouts)
    .set(action === 'pay' ? { paidAt: now } : { expired: true })
    .where(
      and(
        eq(sandboxCheckouts.sessionId, sessionId),
        eq(sandboxCheckouts.expired, false),
        isNull(sandboxCheckouts.paidAt),
      ),
    )
}

// The id in the address is known to its parent alone; browsers also say where a form was sent from.
function refuseForeignForms(request: FastifyRequest): void {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin') throw new AppError('bad_request')
}

/** A page of forms and one stylesheet, that runs nothing. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';')

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .header('x-robots-tag', 'noindex')
    .send(Buffer.from(html))

/** The sandbox's checkout page, in place of the provider's. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { db, now, payments }: AppServices,
): Promise<void> {
  if (payments.kind !== 'sandbox' || payments.isClosed) return
  const css = await readFile(new URL('./sandbox.css', import.meta.url))
  // Its forms have no fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => {
    done(null, null)
  })
  const schema = { hide: true }

  app.get(stylesheet, { schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  )

  app.get<{ Params: { id: string } }>(`${sandboxPath}/:id`, { schema }, async (request, reply) => {
    const row = await findSandboxCheckout(db, request.params.id)
    if (!row) return sendPage(reply.code(404), missingSandboxPage(stylesheet))
    const { packageId, sessionId, successUrl } = row
    const html = sandboxPage(
      {
        packageId,
        status: sandboxStatus(row, now()),
        until: monthsAfter(now(), monthsOf[packageId]),
        path: `${sandboxPath}/${sessionId}`,
        returnUrl: `${successUrl}?session_id=${sessionId}`,
      },
      stylesheet,
    )
    return sendPage(reply, html)
  })

  for (const action of ['pay', 'decline', 'expire'] as const) {
    app.post<{ Params: { id: string } }>(
      `${sandboxPath}/:id/${action}`,
      { schema },
      async (request, reply) => {
        refuseForeignForms(request)
        const row = await findSandboxCheckout(db, request.params.id)
        if (!row) return sendPage(reply.code(404), missingSandboxPage(stylesheet))
        if (sandboxStatus(row, now()) === 'open') await act(db, now(), row.sessionId, action)
        await tell(row.sessionId)
        return reply.redirect(`${row.successUrl}?session_id=${row.sessionId}`, 303)
      },
    )
  }

  /** What a provider's webhook does. */
  async function tell(sessionId: string): Promise<void> {
    const checkout = await findCheckout(db, sessionId)
    if (checkout) await settleCheckout(db, payments, now(), checkout)
  }
}
