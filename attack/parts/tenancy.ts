import { checkout as checkoutShape } from '@brightplate/contract/account/subscription'
import { apiBase, endpoints } from '@brightplate/contract/api/endpoints'
import { makePlan, newFamily } from '../family.ts'
import { formerParent } from '../former-parent.ts'
import type { Place } from '../place.ts'
import { send } from '../send.ts'
import { openTally, type Row } from '../tally.ts'

const secretName = 'Zanzibar-Kestrel'

/** A parent with one of everything that has an id. */
async function richFamily(url: string) {
  const family = await newFamily(url, secretName)
  const planId = await makePlan(family)
  const { call, childId } = family
  const job = await call('generatePlan', {
    headers: { prefer: 'respond-async' },
    body: { child_id: childId, duration_days: 7 },
  })
  const body = { plan_id: planId, week: 1 as const, name: secretName }
  const template = await call('createMealTemplate', { body })
  const { json: checkout } = await send(url, {
    method: 'POST',
    path: '/api/subscriptions/checkout',
    token: family.token,
    headers: { origin: url },
    body: JSON.stringify({ package_id: 'monthly', origin_url: url }),
  })
  const { session_id } = checkoutShape.parse(checkout)
  const ids = [childId, planId, job.id, template.id, session_id]
  return { ...family, planId, ids, templateId: template.id }
}

type Rich = Awaited<ReturnType<typeof richFamily>>

/** Bodies that are right in all but whose they are. */
const bodiesOf = ({ childId, planId, templateId }: Rich, own: Rich) => [
  { child_id: childId, duration_days: 7 },
  { child_id: own.childId, duration_days: 7, template_id: templateId },
  { plan_id: planId, week: 1, name: 'Week' },
  { day: 1, slot: 'dinner', recipe_id: 'x', revision: 1 },
  { revision: 1 },
  { locks: [{ day: 1, slot: 'dinner' }] },
  { instead: 'x', seating: 'x', not_to_say: 'x', restriction: 'x' },
  { reason: 'x', question: '', drinks: '', bowels: '', sleep: '', medicines: '', growth: [] },
  { in_a_reaction: 'x', how_to_offer: '', what_calms: '', who_to_call: [] },
  { goal: 'better sleep', week_start: '2026-11-16', met: true },
  {
    name: 'Mine',
    age: 7,
    diagnosis: 'autism',
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
  },
]

/** As what is not there, as what is wrong in itself, or as what the free tier lacks. */
const refusals = [404, 422, 402]

const withoutTime = (text: string) => text.replace(/"exported_at":"[^"]*"/, '')

/**
 * Another parent's ids on every call that takes one: with a session of one's own, with sessions of who once belonged to
 * that household, and with none.
 */
export async function tenancy(place: Place): Promise<Row[]> {
  const tally = openTally('tenancy', place.database)
  const server = await place.start()
  const victim = await richFamily(server.url)
  const other = await richFamily(server.url)
  const former = await formerParent(place, server.url, victim)
  tally.count(
    'a parent sees the household while they belong to it',
    former.seen.includes(victim.childId),
  )
  const { status } = await send(server.url, {
    method: 'POST',
    path: `${apiBase}${endpoints.acceptInvitation.path}`,
    token: former.token,
    body: JSON.stringify({ token: former.invitation }),
  })
  tally.count('an invitation opens nothing twice', status === 404, `${status}`)
  const exported = async () => {
    await send(server.url, {
      method: 'POST',
      path: '/api/account/confirm',
      token: victim.token,
      body: JSON.stringify({ current_password: victim.password }),
    })
    return withoutTime(
      (await send(server.url, { method: 'GET', path: '/api/account/export', token: victim.token }))
        .text,
    )
  }
  const settled = await settledExport(exported)
  const ask = async (method: string, path: string, body?: object) => {
    for (const token of [other.token, former.token, ...former.dead, undefined]) {
      const answer = await send(server.url, {
        method,
        path: `${apiBase}${path}`,
        token,
        body: body ? JSON.stringify(body) : undefined,
      })
      const what = `${method} ${path}`
      const isOpen = token !== undefined && !former.dead.includes(token)
      const refused = isOpen ? refusals.includes(answer.status) : answer.status === 401
      tally.count(
        'a call with another parent’s id is refused',
        refused,
        `${answer.status}: ${what}`,
      )
      const told = answer.text.includes(secretName)
      tally.count('no answer tells of another parent', !told, what)
    }
  }
  for (const { method, path } of Object.values(endpoints)) {
    const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : bodiesOf(victim, other)
    if (!path.includes(':id')) continue
    for (const id of victim.ids) {
      for (const body of bodies) await ask(method, path.replace(':id', id), body)
    }
  }
  const [generate, generateFrom, template] = bodiesOf(victim, other)
  await ask('POST', '/meal-plans/generate', generate)
  await ask('POST', '/meal-plans/generate', generateFrom)
  await ask('POST', '/meal-templates', template)
  for (const path of [
    '/children',
    '/meal-plans',
    `/meal-plans?before=${victim.planId}`,
    '/meal-templates',
    '/account/export',
    '/household',
    '/links',
  ]) {
    for (const token of [other.token, former.token, ...former.dead]) {
      const { text } = await send(server.url, { method: 'GET', path: `${apiBase}${path}`, token })
      const told = victim.ids.some((id) => text.includes(id))
      tally.count('no list holds what is another parent’s', !told, path)
    }
  }
  tally.count('nothing of the other parent was changed', (await exported()) === settled)
  await server.kill('SIGKILL')
  return tally.rows()
}

/** The export once the job that was asked for is done: the same twice in a row. */
async function settledExport(read: () => Promise<string>): Promise<string> {
  let before = ''
  for (let looks = 0; looks < 30; looks += 1) {
    const now = await read()
    if (now === before) return now
    before = now
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
  return before
}
