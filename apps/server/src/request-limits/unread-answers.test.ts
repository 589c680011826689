import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let url: string
let token: string
let planPath: string

beforeAll(async () => {
  testApp = await startTestApp()
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const parent = await parentWithPlan(testApp)
  token = parent.token
  planPath = `/api/meal-plans/${parent.plan.id}`
})
afterAll(() => testApp.close())

const asked = 1000

/** Sends all requests at once on one connection, and reads nothing yet. */
async function openUnread(path: string) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  const one = (headers = '') =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n${headers}\r\n`
  let begun = 0
  testApp.app.server.on('request', (request) => {
    if (request.url === path) begun += 1
  })
  socket.write(one().repeat(asked - 1) + one('Connection: close\r\n'))
  return { socket, begun: () => begun }
}

/** Asks for something else until the unread connection does not go on. */
async function settled(begun: () => number): Promise<number> {
  for (let before = -1; before !== begun(); ) {
    before = begun()
    for (let other = 0; other < 20; other += 1) {
      expect((await fetch(`${url}/api/healthz`)).status).toBe(200)
    }
  }
  return begun()
}

it('of the API document are not made, and all come once they are read', async () => {
  const { socket, begun } = await openUnread('/api/openapi.json')
  expect(await settled(begun)).toBeLessThan(asked / 2)
  const answers = (await buffer(socket)).toString('latin1')
  expect(answers.split('HTTP/1.1 200 OK\r\n')).toHaveLength(asked + 1)
  expect(begun()).toBe(asked)
})

it('of a plan are not made', async () => {
  const { begun } = await openUnread(planPath)
  expect(await settled(begun)).toBeLessThan(asked / 2)
})

it('hold no streams of events beside the first', async () => {
  const { begun } = await openUnread(`${planPath}/shopping-marks/events`)
  expect(await settled(begun)).toBe(1)
})
