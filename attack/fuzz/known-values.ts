import { dayMs, plainDateOf } from '@brightplate/contract/plain-date'
import { makePlan, newFamily } from '../family.ts'
import { send } from '../requests/send.ts'
import type { Known } from './calls-of.ts'

function lastMonday(): string {
  const today = new Date()
  const since = (today.getUTCDay() + 6) % 7
  return new Date(today.getTime() - since * dayMs).toISOString().slice(0, 10)
}

/** A family with one of everything, and what a request must hold to be about it. */
export async function newKnownFamily(url: string): Promise<{ token: string; known: Known }> {
  const family = await newFamily(url)
  const { token, call, childId } = family
  const planId = await makePlan(family)
  const params = { id: planId }
  await call('changeLocks', { params, body: { locks: [{ day: 1, slot: 'dinner' }] } })
  const { revision } = await call('readPlan', { params })
  const dishes = await call('listAlternatives', { params, body: { day: 2, slot: 'lunch' } })
  const name = 'Week'
  const template = await call('createMealTemplate', { body: { plan_id: planId, week: 1, name } })
  const job = await call('generatePlan', {
    headers: { prefer: 'respond-async' },
    body: { child_id: childId, duration_days: 7 },
  })
  const { json: checkout } = await send(url, {
    method: 'POST',
    path: '/api/subscriptions/checkout',
    token,
    headers: { origin: url },
    body: JSON.stringify({ package_id: 'monthly', origin_url: url }),
  })
  const session =
    typeof checkout === 'object' && checkout !== null && 'session_id' in checkout
      ? [String(checkout.session_id)]
      : []
  return {
    token,
    known: {
      children: [childId],
      plans: [planId],
      jobs: [job.id],
      templates: [template.id],
      checkouts: session,
      values: {
        child_id: [childId],
        plan_id: [planId],
        template_id: [template.id],
        recipe_id: dishes.map(({ recipe_id }) => recipe_id),
        revision: [revision, revision + 1],
        day: [1, 2],
        slot: ['lunch'],
        week: [1],
        goal: ['better sleep'],
        week_start: [lastMonday()],
        start_date: [plainDateOf(new Date())],
        time_zone: ['Europe/Paris'],
        email: ['fuzz.one@mail.example.net', 'fuzz.two@mail.example.net'],
        password: ['violet otter lantern 42'],
        origin_url: [url],
      },
    },
  }
}
