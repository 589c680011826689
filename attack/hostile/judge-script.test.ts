import { expect, it } from 'vitest'
import type { RawAnswer } from './answers-in.ts'
import type { HostileRequest } from './hostile-request.ts'
import { judgeScript, rules } from './judge-script.ts'
import type { Script } from './scripts-of.ts'

const account = (mark: string) => ({ token: 'x', childId: 'y', mark })
const accounts = {
  host: 'localhost',
  ...{ first: account('Kestrel'), second: account('Zanzibar'), victim: account('Nimbus') },
}
const request = (changes: Partial<HostileRequest>): HostileRequest => ({
  ...{ what: 'a read', bytes: '', may: [200], shows: 'Kestrel', isHead: false },
  ...changes,
})
const forbidden = request({ what: 'another’s child', may: [404], shows: null })
const script = (changes: Partial<Script>): Script => ({
  whole: [request({}), forbidden],
  ...{ last: null, isHalf: false, behind: [], leaves: 'reads all', cuts: [], heldMs: 0 },
  ...changes,
})
const answer = (status: number, text: string, head = `HTTP/1.1 ${status} x`): RawAnswer => ({
  ...{ status, head, text },
})
const own = answer(200, '[{"name":"Kestrel"}]')
const none = answer(404, '{"code":"not_found"}')
const judge = (answers: RawAnswer[], changes: Partial<Script> = {}, left = '') =>
  judgeScript(accounts, script(changes), { answers, left, isLate: false }).map(({ what }) => what)

it('takes what was written down', () => {
  expect(judge([own, none])).toEqual([])
})

it.each([
  ['an answer too few', [own], rules.order],
  ['an answer too many', [own, none, none], rules.order],
  ['answers in another order', [none, own], rules.foreign],
  ['a child of the other account', [answer(200, 'Kestrel, Zanzibar'), none], rules.foreign],
  ['a child of nobody who asked', [own, answer(404, 'Nimbus')], rules.foreign],
  ['a file of the machine', [own, answer(404, 'root:x:0:0')], rules.foreign],
  ['a status that was not written down', [own, answer(200, '{}')], rules.allowed],
  ['500', [own, answer(500, '{}')], rules.failed],
  ['503 that does not say when to come again', [own, answer(503, '{}')], rules.failed],
])('finds %s', (_, answers, rule) => {
  expect(judge(answers)).toContain(rule)
})

it('finds what comes behind the answers, and that none came in time', () => {
  expect(judge([own, none], {}, 'HTTP/1.1 200')).toEqual([rules.order])
  const late = { answers: [own, none], left: '', isLate: true }
  expect(judgeScript(accounts, script({}), late)).toMatchObject([{ what: rules.order }])
})

it('lets a connection end with an answer that says so, and behind what is no HTTP', () => {
  const last = request({ what: 'no HTTP', may: [400], shows: null })
  const closing = answer(400, '{}', 'HTTP/1.1 400 x\r\nConnection: close')
  expect(judge([own, none], { last })).toEqual([])
  expect(judge([own, none, closing], { last })).toEqual([])
  expect(judge([own, none, closing, own], { last, behind: [request({})] })).toEqual([rules.order])
  expect(judge([answer(200, 'Kestrel', closing.head)])).toEqual([])
})

it('takes a half request for none', () => {
  const last = request({ what: 'half a body', may: [408], shows: null })
  expect(judge([own, none], { last, isHalf: true })).toEqual([])
  expect(judge([own, none, answer(200, '{}')], { last, isHalf: true })).toEqual([rules.allowed])
})
