import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { checkout as checkoutShape } from '@brightplate/contract/account/subscription'
import { apiBase, endpoints } from '@brightplate/contract/api/endpoints'
import { plainDateOf } from '@brightplate/contract/plain-date'
import { z } from 'zod'
import { makeLinks, openLink, wrongWays } from '../care-links.ts'
import { changeOf } from '../change-of.ts'
import { type Family, makePlan, newFamily } from '../family.ts'
import { attackAccess } from '../foreign-access.ts'
import { formerFounder, formerParent } from '../former-parent.ts'
import type { Place } from '../place.ts'
import { send } from '../requests/send.ts'
import { openTally, type Row } from '../tally.ts'

const secretName = 'Zanzibar-Kestrel'

/** Until a plan that is made meanwhile is there: an export of before would be another. */
async function jobDone({ call }: Pick<Family, 'call'>, id: string): Promise<void> {
  for (let looks = 0; looks < 240; looks += 1) {
    const { status } = await call('readPlanJob', { params: { id } })
    if (status === 'done') return
    if (status === 'failed') throw new Error('A plan was not made')
    await wait(500)
  }
  throw new Error('A plan was not made in two minutes')
}

/** A parent with one of everything that has an id. */
async function richFamily(url: string, family: Family) {
  const planId = await makePlan(family)
  const { call, childId } = family
  // Stands on every page of a link, and on no other family's.
  const ownWord = randomUUID()
  await call('changeCareWords', {
    params: { id: childId },
    body: { in_a_reaction: ownWord, how_to_offer: '', what_calms: '', who_to_call: [] },
  })
  const links = await makeLinks(family)
  const job = await call('generatePlan', {
    headers: { prefer: 'respond-async' },
    body: { child_id: childId, duration_days: 7 },
  })
  await jobDone(family, job.id)
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
  const ids = [childId, planId, job.id, template.id, session_id, links[0]?.id ?? '']
  return { ...family, planId, ids, templateId: template.id, links, ownWord }
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
  { days: [] },
  { tag: 'milk', put_back: true },
  { asks: null, today: plainDateOf(new Date()) },
  {
    ...{ kind: 'about', recipient: 'x', name_shown: 'first', language: 'en-US', consents: true },
  },
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

/** What calls that read something of a child ask beside its id. */
const asked = () => `?language=en-US&days=week&day=${plainDateOf(new Date())}`

/** As what is not there, as what is wrong in itself, or as what the free tier lacks. */
const refusals = [404, 422, 402]

/** As one that never was, or as one without its code. */
const linkRefusals = [404, 401, 403, 422]

const exportShape = z.looseObject({
  exported_at: z.string(),
  access_events: z.unknown(),
  sessions: z.unknown(),
})

/** An export without its time, and without what asking for it adds: an event, and when a session was used last. */
function keptOf(text: string): string {
  const {
    exported_at: _,
    access_events: __,
    sessions: ___,
    ...kept
  } = exportShape.parse(JSON.parse(text))
  return JSON.stringify(kept)
}

/**
 * Another parent's ids on every call that takes one: with a session of one's own, with sessions of who once belonged to
 * that household or made it, and with none.
 */
export async function tenancy(place: Place): Promise<Row[]> {
  const tally = openTally('tenancy', place.database)
  const server = await place.start()
  const { url } = server
  const made = await newFamily(url, secretName)
  const { family, ...founder } = await formerFounder(place, url, made)
  const victim = await richFamily(url, family)
  const other = await richFamily(url, await newFamily(url, secretName))
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
    return keptOf(
      (await send(server.url, { method: 'GET', path: '/api/account/export', token: victim.token }))
        .text,
    )
  }
  const attackLinks = async () => {
    for (const link of victim.links) {
      for (const token of [undefined, other.token, former.token, founder.token, ...former.dead]) {
        const { status, text } = await openLink(server.url, link, token)
        const isOwn = link.kind === 'calendar' || text.includes(victim.ownWord)
        const opens = status === 200 && isOwn && !text.includes(other.ownWord)
        tally.count(
          'a link shows its own child, whoever opens it',
          opens,
          `${status}: ${link.kind}`,
        )
      }
    }
    for (const link of other.links) {
      const { text } = await openLink(server.url, link, victim.token)
      tally.count('a link tells nothing of its reader', !text.includes(victim.ownWord), link.kind)
    }
    for (const [way, link] of wrongWays(victim.links)) {
      const { status, text } = await openLink(server.url, link)
      const refused = linkRefusals.includes(status) && !text.includes(victim.ownWord)
      tally.count('a link opens in no wrong way', refused, `${status}: ${link.kind} ${way}`)
    }
    for (const link of former.links) {
      const { status, text } = await openLink(server.url, link)
      const isDead = status === 404 && !text.includes(victim.ownWord)
      tally.count('a link ends with the parent who made it', isDead, `${status}: ${link.kind}`)
    }
  }
  tally.count(
    'a link of a parent opens while they belong to the household',
    former.opened.every((one) => one === 200),
    former.opened.join(),
  )
  await attackLinks()
  const settled = await exported()
  // Secrets of links are no sessions: of one that opens, and of one that did.
  const dead = [
    ...former.dead,
    ...founder.dead,
    ...[victim, former].flatMap(({ links }) => links.slice(-2, -1).map(({ secret }) => secret)),
  ]
  const ask = async (method: string, path: string, body?: object) => {
    for (const token of [other.token, former.token, founder.token, ...dead, undefined]) {
      const answer = await send(server.url, {
        method,
        path: `${apiBase}${path}`,
        token,
        body: body ? JSON.stringify(body) : undefined,
      })
      const what = `${method} ${path}`
      const isOpen = token !== undefined && !dead.includes(token)
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
    const query = method === 'GET' ? asked() : ''
    for (const id of victim.ids) {
      for (const body of bodies) await ask(method, `${path.replace(':id', id)}${query}`, body)
    }
  }
  const [generate, generateFrom, template] = bodiesOf(victim, other)
  await ask('POST', '/meal-plans/generate', generate)
  await ask('POST', '/meal-plans/generate', generateFrom)
  await ask('POST', '/meal-templates', template)
  await ask('POST', '/household/children', { child_ids: [victim.childId] })
  for (const path of [
    '/children',
    '/meal-plans',
    `/meal-plans?before=${victim.planId}`,
    '/meal-templates',
    '/account/export',
    '/household',
    '/links',
  ]) {
    for (const token of [other.token, former.token, founder.token, ...dead]) {
      const { text } = await send(server.url, { method: 'GET', path: `${apiBase}${path}`, token })
      const told = victim.ids.some((id) => text.includes(id))
      tally.count('no list holds what is another parent’s', !told, path)
    }
  }
  const left = await exported()
  // A refusal twice would be the same as well.
  const isLeft = left === settled && victim.ids.slice(0, 2).every((id) => left.includes(id))
  tally.count('nothing of the other parent was changed', isLeft, changeOf(settled, left))
  for (const { id } of victim.links) await victim.call('endCareLink', { params: { id } })
  for (const link of victim.links) {
    const { status } = await openLink(server.url, link)
    tally.count('a link that was stopped opens nothing', status === 404, `${status}: ${link.kind}`)
  }
  await attackAccess(tally, place, server.url)
  await server.kill('SIGKILL')
  return tally.rows()
}
