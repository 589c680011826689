import { randomUUID } from 'node:crypto'
import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import { makePlan, newFamily } from '../family.ts'
import type { Place } from '../place.ts'
import { type Answer, faultOf, send } from '../send.ts'
import { openTally, type Row, type Tally } from '../tally.ts'

const atOnce = 10
const lastOfTwenty = 19
const registrationsAtOnce = 4

const statusesOf = (answers: readonly Answer[]) =>
  answers
    .map(({ status }) => status)
    .sort()
    .join(' ')

interface Racing {
  url: string
  tally: Tally
}

const post = (
  url: string,
  token: string | undefined,
  path: string,
  body: object,
  method = 'POST',
) => send(url, { method, path: `/api${path}`, token, body: JSON.stringify(body) })

/** Sends the same at once, and expects that so many succeed and that none of the rest is a fault. */
async function expectWinners(
  { tally }: Racing,
  what: string,
  winners: number,
  sends: readonly Promise<Answer>[],
): Promise<void> {
  const answers = await Promise.all(sends)
  const won = answers.filter(({ status }) => status >= 200 && status < 300)
  const fine = answers.every((one) => faultOf(one) === null)
  tally.count(what, won.length === winners && fine, statusesOf(answers))
}

const times = (send: (index: number) => Promise<Answer>) =>
  Array.from({ length: atOnce }, (_, index) => send(index))

async function raceAccounts(racing: Racing): Promise<void> {
  const body = {
    name: 'Kim',
    email: `race.${randomUUID()}@mail.example.net`,
    password: 'violet otter 42',
  }
  const register = () => post(racing.url, undefined, '/auth/register', body)
  // Fewer than an address may be registered with in a while.
  const sends = Array.from({ length: registrationsAtOnce }, register)
  await expectWinners(racing, 'one address is registered once', 1, sends)
}

async function raceChildren(racing: Racing): Promise<void> {
  const { token, call } = await newFamily(racing.url)
  const add = () => post(racing.url, token, '/children', buildChild())
  for (let child = 1; child < lastOfTwenty; child += 1) await add()
  await expectWinners(racing, 'the twentieth child is one', 1, times(add))
  const listed = await call('listChildren', {})
  racing.tally.count('the twentieth child is one', listed.length === lastOfTwenty + 1)
}

async function racePlans(racing: Racing): Promise<void> {
  const family = await newFamily(racing.url)
  const { token, call, childId } = family
  const headers = { 'idempotency-key': randomUUID() }
  const body = { child_id: childId, duration_days: 7 as const }
  const made = await Promise.all(
    times(() =>
      send(racing.url, {
        method: 'POST',
        path: '/api/meal-plans/generate',
        token,
        headers,
        body: JSON.stringify(body),
      }),
    ),
  )
  const plans = await call('listPlans', { query: { view: 'summary' } })
  const one = plans.length === 1 && made.every(({ status }) => status === 201)
  racing.tally.count('one key makes one plan', one, `${plans.length} plans: ${statusesOf(made)}`)

  const planId = plans[0]?.id ?? ''
  const params = { id: planId }
  await call('changeLocks', { params, body: { locks: [{ day: 1, slot: 'dinner' }] } })
  const plan = await call('readPlan', { params })
  await Promise.all(
    times(() =>
      post(racing.url, token, `/meal-plans/${planId}/regenerate`, { revision: plan.revision }),
    ),
  )
  const { revision } = await call('readPlan', { params })
  const once = revision === plan.revision + 1
  racing.tally.count('one revision is made anew once', once, `${revision - plan.revision} times`)

  const place = { day: 2, slot: 'lunch' as const }
  const offered = await call('listAlternatives', { params, body: place })
  const swap = (index: number) =>
    post(
      racing.url,
      token,
      `/meal-plans/${planId}/meals`,
      {
        ...place,
        recipe_id: offered[index % offered.length]?.recipe_id ?? '',
        revision,
      },
      'PUT',
    )
  await expectWinners(racing, 'of swaps at once one is kept', 1, times(swap))
}

async function raceErasure(racing: Racing): Promise<void> {
  const family = await newFamily(racing.url)
  const { token, childId, password } = family
  await makePlan(family)
  const { url } = racing
  const answers = await Promise.all([
    post(url, token, '/meal-plans/generate', { child_id: childId, duration_days: 7 }),
    post(url, token, '/children', buildChild()),
    post(url, token, '/account', { current_password: password }, 'DELETE'),
    send(url, { method: 'GET', path: '/api/meal-plans', token }),
    send(url, { method: 'DELETE', path: `/api/children/${childId}`, token }),
  ])
  const faults = answers.flatMap((one) => faultOf(one) ?? [])
  const what = 'erasing an account amid its own requests is no fault'
  racing.tally.count(what, faults.length === 0, `${faults} (${statusesOf(answers)})`)
  const after = await send(url, { method: 'GET', path: '/api/account', token })
  racing.tally.count('an erased account’s session is dead', after.status === 401, `${after.status}`)
}

/** What may be had once, asked for at the same time. */
export async function races(place: Place, untilMs: number): Promise<Row[]> {
  const tally = openTally('races', place.database)
  const server = await place.start()
  const racing = { url: server.url, tally }
  for (const race of [raceAccounts, raceChildren, racePlans, raceErasure]) {
    if (Date.now() < untilMs) await race(racing)
  }
  await server.kill('SIGKILL')
  return tally.rows()
}
