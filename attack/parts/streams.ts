import { randomUUID } from 'node:crypto'
import type { ServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { makePlan, newFamily } from '../family.ts'
import type { Place, ServerPlace } from '../place.ts'
import { send } from '../requests/send.ts'
import { openTally, type Row, type Tally } from '../tally.ts'

/** Longer than a notification takes, and than a look where none comes. */
const endMs = 5000
const opensMs = 20_000
const newPassword = 'violet otter lantern 43'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A stream that is read until it ends; `said` is what came so far. */
async function follow(url: string, token: string) {
  const hungUp = new AbortController()
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: hungUp.signal,
  })
  if (!response.body) throw new Error(`A stream answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  let ended: 'whole' | 'cut' | null = null
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      said += value
    }
  }
  read().then(
    () => {
      ended = 'whole'
    },
    () => {
      ended = 'cut'
    },
  )
  const hears = async (words: string) => {
    for (let ms = 0; ms < opensMs && !said.includes(words); ms += 50) await pause(50)
    if (!said.includes(words)) throw new Error(`A stream did not say ${words}`)
  }
  return { said: () => said, ended: () => ended, hears, hangUp: () => hungUp.abort() }
}

interface Ending {
  family: Awaited<ReturnType<typeof newFamily>>
  /** The session that follows. */
  device: string
  /** The process that ends it. */
  url: string
}

type End = (ending: Ending) => Promise<void>

const act = async (url: string, method: string, path: string, token: string, body?: object) => {
  const { status } = await send(url, {
    method,
    path: `/api${path}`,
    token,
    body: body && JSON.stringify(body),
  })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}`)
}

const endings: Record<string, End> = {
  'a logout': ({ url, device }) => act(url, 'POST', '/auth/logout', device),
  'a changed password': ({ url, family }) =>
    act(url, 'PATCH', '/account', family.token, {
      new_password: newPassword,
      current_password: family.password,
    }),
  'an erasure': ({ url, family }) =>
    act(url, 'DELETE', '/account', family.token, { current_password: family.password }),
}

/** As when the announcement is lost: the rows are gone, and nobody is notified. */
const endingsUnheard = (place: ServerPlace): Record<string, End> => ({
  'an end that nobody hears of': () => place.onServer(['delete from sessions']),
})

/** Follows the list in one process, ends the session through the other, and goes on marking lines. */
async function attackStream(
  tally: Tally,
  [follower, ender]: readonly [ServerProcess, ServerProcess],
  [name, end]: readonly [string, End],
): Promise<void> {
  const family = await newFamily(follower.url)
  const planId = await makePlan(family)
  const { email, password } = family
  const logIn = async (chosen: string) => {
    const { status, json } = await send(ender.url, {
      method: 'POST',
      path: '/api/auth/login',
      body: JSON.stringify({ email, password: chosen }),
    })
    const token =
      typeof json === 'object' && json !== null && 'token' in json ? String(json.token) : null
    return status === 200 ? token : null
  }
  const mark = (token: string, line: string) =>
    send(ender.url, {
      method: 'PUT',
      path: `/api/meal-plans/${planId}/shopping-marks`,
      token,
      body: JSON.stringify({
        marks: [{ line, state: 'in_cart', lasting: false, changed_at: new Date().toISOString() }],
      }),
    })
  const device = await logIn(password)
  if (!device) throw new Error('A second login was refused')
  const address = `${follower.url}/api/meal-plans/${planId}/shopping-marks/events`
  const stream = await follow(address, device)
  await mark(family.token, 'own/before')
  await stream.hears('own/before')
  await end({ family, device, url: ender.url })
  const secret = `own/${randomUUID()}`
  // Whoever may still change the list does; nobody where the account is gone.
  const after = (await logIn(password)) ?? (await logIn(newPassword))
  if (after) await mark(after, secret)
  await pause(endMs)
  tally.count(`${name} lets a stream tell nothing more`, !stream.said().includes(secret))
  tally.count(`${name} ends a stream in the other process`, stream.ended() === 'whole')
  stream.hangUp()
  const again = await send(follower.url, {
    method: 'GET',
    path: new URL(address).pathname,
    token: device,
  })
  tally.count(`${name} lets no stream begin`, again.status === 401, `${again.status}`)
}

/** Streams that go on when their session has ended, in another process where there may be two. */
export async function streams(place: Place | ServerPlace, untilMs: number): Promise<Row[]> {
  const tally = openTally('streams', place.database)
  const first = await place.start()
  const isShared = 'onServer' in place
  const second = isShared ? await place.start() : first
  const all = { ...endings, ...(isShared ? endingsUnheard(place) : {}) }
  for (const ending of Object.entries(all)) {
    if (Date.now() < untilMs) await attackStream(tally, [first, second], ending)
  }
  await first.kill('SIGKILL')
  if (second !== first) await second.kill('SIGKILL')
  return tally.rows()
}
