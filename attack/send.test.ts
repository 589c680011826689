import { expect, it } from 'vitest'
import { type Answer, faultOf } from './send.ts'

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
