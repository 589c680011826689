import { randomUUID } from 'node:crypto'
import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import { makePlan, newFamily } from '../family.ts'
import { joinFamily } from '../former-parent.ts'
import type { Place } from '../place.ts'
import { type Answer, faultOf, send } from '../requests/send.ts'
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
  place: Place
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

/** Three parents of one household, at the same child and the same household. */
async function raceParents(racing: Racing): Promise<void> {
  const { place, url } = racing
  const family = await newFamily(url)
  const { call, childId } = family
  const joined = [await joinFamily(place, url, family), await joinFamily(place, url, family)]
  const tokens = [family.token, ...joined.map(({ token }) => token)]
  const ofParent = (index: number) => tokens[index % tokens.length]

  const record = (index: number) => {
    const day = { date: `2026-11-${10 + index}`, rows: [], note: '' }
    const body = { days: [day], made_from: [] }
    return post(url, ofParent(index), `/children/${childId}/food-record`, body, 'PUT')
  }
  await expectWinners(racing, 'of records from one page one is kept', 1, times(record))

  const { revision } = await call('readChild', { params: { id: childId } })
  const change = (index: number) => {
    const body = { ...buildChild({ name: `Robin ${index}`, allergies: [] }), revision }
    return post(url, ofParent(index), `/children/${childId}`, body, 'PUT')
  }
  await expectWinners(racing, 'of profiles from one form one is kept', 1, times(change))

  const removed = await call('readChild', { params: { id: childId } })
  const tag = removed.removed_allergies?.[0]?.tag ?? ''
  const putBack = (index: number) =>
    post(
      url,
      ofParent(index),
      `/children/${childId}/removed-allergies`,
      { tag, put_back: true },
      'PUT',
    )
  await expectWinners(racing, 'an allergy is put back once', 1, times(putBack))

  await call('confirm', { body: { current_password: family.password } })
  const handOver = (index: number) => {
    const body = { user_id: joined[index % joined.length]?.user.id }
    return post(url, family.token, '/household/owner', body, 'PUT')
  }
  await expectWinners(racing, 'a household is handed over once', 1, times(handOver))
  const { parents } = await call('readHousehold', {})
  const owners = parents.filter(({ role }) => role === 'owner').length
  racing.tally.count('a household has one owner', owners === 1, `${owners} owners`)
}

/** What may be had once, asked for at the same time. */
export async function races(place: Place, untilMs: number): Promise<Row[]> {
  const tally = openTally('races', place.database)
  const server = await place.start()
  const racing = { place, url: server.url, tally }
  for (const race of [raceAccounts, raceChildren, racePlans, raceErasure, raceParents]) {
    if (Date.now() < untilMs) await race(racing)
  }
  await server.kill('SIGKILL')
  return tally.rows()
}
