import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { z } from 'zod'
import { plainPhoto } from '../../apps/server/src/testing/families/photo-with-place.ts'
import { residentMb } from '../../bench/api/process-figures.ts'
import { type Family, makePlan, newFamily } from '../family.ts'
import type { Place } from '../place.ts'
import { send } from '../send.ts'
import { openTally, type Row, type Tally } from '../tally.ts'
import { openUnreadPipelines } from '../unread-pipelines.ts'

const mostTimes = 3
const mostMemory = 1.5
const settledMs = 60_000
const atOnce = 20
const logins = 150
const halfSent = 200
const photoBytes = 1_900_000
const photosOfExport = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Attacked {
  url: string
  process: ChildProcess
}

interface Flood {
  /** What must be there before; it is no part of the flood. */
  prepare?: (url: string, family: Family) => Promise<void>
  /** Goes on until it is stopped, by a family that is not the reader's. */
  start: (url: string, family: Family) => Promise<{ stop: () => Promise<void> }>
}

/** Sends again what was answered, that many at once, until it is stopped. */
function goOn(one: () => Promise<unknown>, count: number) {
  let isOver = false
  const repeat = async () => {
    while (!isOver) {
      await one()
      await pause(20)
    }
  }
  const all = Promise.all(Array.from({ length: count }, repeat))
  return {
    stop: async () => {
      isOver = true
      await all
    },
  }
}

const confirm = (url: string, { token, password }: Family) =>
  send(url, {
    method: 'POST',
    path: '/api/account/confirm',
    token,
    body: JSON.stringify({ current_password: password }),
  })

/** A JPEG of as many empty parts as its size holds: each is two bytes of length and nothing else. */
const partsWithoutEnd = () =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.alloc(photoBytes, Buffer.from([0xff, 0xfe, 0x00, 0x02])),
  ])

/** A photo of that size, most of it in its packed picture. */
const largePhoto = () =>
  Buffer.concat([
    plainPhoto.subarray(0, -2),
    Buffer.alloc(photoBytes - plainPhoto.length, 0x55),
    plainPhoto.subarray(-2),
  ])

async function putPhoto(url: string, { token }: Family, photo: Buffer, recipe = 0) {
  const dish = encodeURIComponent(`recipe:${allRecipes[recipe]?.id}`)
  const address = `${url}/api/dish-photos/${dish}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' }
  const body = new Uint8Array(photo)
  await fetch(address, { method: 'PUT', headers, body }).then(
    (response) => response.arrayBuffer(),
    () => null,
  )
}

const agree = ({ call }: Family) => call('changePhotoAgreement', { body: { agrees: true } })

const kinds: Record<string, Flood> = {
  'bodies that are sent by half': {
    start: async (url) => {
      const { hostname, port, host } = new URL(url)
      const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":`
      const open = async () => {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write(head)
        return socket
      }
      const sockets = await Promise.all(Array.from({ length: halfSent }, open))
      return {
        stop: async () => {
          for (const socket of sockets) socket.destroy()
        },
      }
    },
  },
  'requests whose answers are not read': {
    start: async (url, { token }) => {
      const pipelines = await openUnreadPipelines(url, { path: '/api/children', token }, 4)
      return { stop: async () => pipelines.close() }
    },
  },
  '20 exports of one account with photos at once': {
    prepare: async (url, family) => {
      await agree(family)
      await makePlan(family)
      for (let photo = 0; photo < photosOfExport; photo += 1) {
        await putPhoto(url, family, largePhoto(), photo)
      }
      await confirm(url, family)
    },
    start: async (url, { token }) =>
      goOn(() => send(url, { method: 'GET', path: '/api/account/export', token }), atOnce),
  },
  '20 photos of half a million parts at once': {
    prepare: async (_, family) => {
      await agree(family)
    },
    start: async (url, family) => {
      const photo = partsWithoutEnd()
      return goOn(() => putPhoto(url, family, photo), atOnce)
    },
  },
  '150 logins at once': {
    start: async (url) => {
      // Of addresses without an account: each is hashed for like any other, and no account is closed by it.
      const one = () => {
        const email = `attack.${randomUUID()}@mail.example.net`
        const body = JSON.stringify({ email, password: 'a wrong password' })
        return send(url, { method: 'POST', path: '/api/auth/login', body })
      }
      return goOn(one, logins)
    },
  },
}

const readings = z.object({ ms: z.number(), share: z.number() })

/** How long another parent's reads take, as a median in milliseconds, and which share was answered. */
async function readsOf(url: string, { token }: Family) {
  const thread = new Worker(new URL('../reading-thread.ts', import.meta.url), {
    workerData: { url, token },
  })
  const [said] = await once(thread, 'message')
  return readings.parse(said)
}

async function settle(process: ChildProcess, beforeMb: number): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < settledMs && residentMb(process) > mostMemory * beforeMb) {
    await pause(500)
  }
  return residentMb(process)
}

/** What another parent and the process go through beside a flood. */
async function beside({ url, process }: Attacked, [name, flood]: [string, Flood], tally: Tally) {
  const [many, one] = [await newFamily(url), await newFamily(url)]
  await flood.prepare?.(url, many)
  await readsOf(url, one)
  const alone = await readsOf(url, one)
  const beforeMb = residentMb(process)
  const flooding = await flood.start(url, many)
  await pause(300)
  const during = await readsOf(url, one)
  const mostMb = residentMb(process)
  await flooding.stop()
  const answers = `another parent’s reads are answered beside ${name}`
  tally.count(answers, during.share === 1, `${Math.round(100 * during.share)} %`)
  const times = `their median is at most ${mostTimes} times that alone beside ${name}`
  tally.count(times, during.ms <= mostTimes * alone.ms)
  tally.note(
    times,
    `${alone.ms.toFixed(1)} ms alone, ${during.ms.toFixed(1)} beside: ${(during.ms / alone.ms).toFixed(1)} times`,
  )
  const settled = `memory is at most ${mostMemory} times that before, a minute after ${name}`
  const afterMb = await settle(process, beforeMb)
  tally.count(settled, afterMb <= mostMemory * beforeMb)
  tally.note(settled, `${beforeMb} MB before, ${mostMb} beside, ${afterMb} then`)
}

/** Floods of what costs a service most, while another parent goes on reading. */
export async function floods(place: Place, untilMs: number): Promise<Row[]> {
  const tally = openTally('floods', place.database)
  for (const flood of Object.entries(kinds)) {
    if (Date.now() > untilMs) break
    // What one flood leaves must not pass for what the next one finds.
    const server = await place.start()
    console.error(`${flood[0]} ...`)
    await beside(server, flood, tally)
    await server.kill('SIGKILL')
  }
  return tally.rows()
}
