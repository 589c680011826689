import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { type Answer, faultOf, send } from './send.ts'

const answer = (changes: Partial<Answer>): Answer => ({
  status: 200,
  late: false,
  headers: new Headers(),
  text: '',
  json: null,
  ...changes,
})
const body = { detail: 'No.', code: 'not_found' }
const again = new Headers({ 'retry-after': '10' })

it.each([
  ['a success', answer({}), null],
  ['a refusal that says why', answer({ status: 404, json: body }), null],
  ['a refusal that does not', answer({ status: 404 }), '404 without an error body'],
  ['503 that says when to come again', answer({ status: 503, headers: again }), null],
  ['503 that does not', answer({ status: 503, json: body }), '503 without Retry-After'],
  ['500', answer({ status: 500, json: body }), '500'],
  ['a cut connection', answer({ status: 0 }), 'the connection was cut'],
  ['no answer in time', answer({ status: 0, late: true }), 'no answer in 30 s'],
])('judges %s', (_, given, fault) => {
  expect(faultOf(given)).toBe(fault)
})

it('takes of a stream of events what comes first, and hangs up', async () => {
  const left = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {}\n\n')
    response.once('close', left.resolve)
  })
  onTestFinished(() => {
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  const answered = await send(`http://127.0.0.1:${port}`, { method: 'GET', path: '/' })
  expect(answered).toMatchObject({ status: 200, late: false, text: 'data: {}\n\n' })
  await left.promise
})
