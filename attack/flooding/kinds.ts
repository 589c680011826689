import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { plainPhoto } from '../../apps/server/src/testing/families/photo-with-place.ts'
import { type Family, makePlan } from '../family.ts'
import { send } from '../requests/send.ts'
import { openUnreadPipelines } from '../requests/unread-pipelines.ts'

const atOnce = 20
const logins = 150
const halfSent = 200
const photoBytes = 1_900_000
const photosOfExport = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a flood needs of the account that it comes from. */
export type Flooder = Pick<Family, 'token' | 'password' | 'childId'>

interface Flood {
  /** What must be there before; it is no part of the flood. */
  prepare?: (url: string, flooder: Flooder) => Promise<void>
  /** Goes on until it is stopped, by an account that is not the reader's. */
  start: (url: string, flooder: Flooder) => Promise<{ stop: () => Promise<void> }>
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

const confirm = (url: string, { token, password }: Flooder) =>
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

async function putPhoto(url: string, { token }: Flooder, photo: Buffer, recipe = 0) {
  const dish = encodeURIComponent(`recipe:${allRecipes[recipe]?.id}`)
  const address = `${url}/api/dish-photos/${dish}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' }
  const body = new Uint8Array(photo)
  await fetch(address, { method: 'PUT', headers, body }).then(
    (response) => response.arrayBuffer(),
    () => null,
  )
}

const agree = (url: string, { token }: Flooder) =>
  clientOf(url, token)('changePhotoAgreement', { body: { agrees: true } })

export const kinds: Readonly<Record<string, Flood>> = {
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
    prepare: async (url, flooder) => {
      await agree(url, flooder)
      await makePlan({ ...flooder, call: clientOf(url, flooder.token) })
      for (let photo = 0; photo < photosOfExport; photo += 1) {
        await putPhoto(url, flooder, largePhoto(), photo)
      }
      await confirm(url, flooder)
    },
    start: async (url, { token }) =>
      goOn(() => send(url, { method: 'GET', path: '/api/account/export', token }), atOnce),
  },
  '20 photos of half a million parts at once': {
    prepare: async (url, flooder) => {
      await agree(url, flooder)
    },
    start: async (url, flooder) => {
      const photo = partsWithoutEnd()
      return goOn(() => putPhoto(url, flooder, photo), atOnce)
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
