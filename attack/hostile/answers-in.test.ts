import { expect, it } from 'vitest'
import { answersIn } from './answers-in.ts'

const counted = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'
const chunked =
  'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nHTT\r\n2\r\nP/\r\n0\r\n\r\n'
const read = (text: string, heads: readonly number[] = []) =>
  answersIn(Buffer.from(text), (index) => heads.includes(index))

it('reads answers with a length, in chunks and without a body, one behind the other', () => {
  const none = 'HTTP/1.1 204 No Content\r\n\r\n'
  const { answers, left } = read(`${counted}${none}${chunked}${counted}`)
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, '{}'],
    [204, ''],
    [404, 'HTTP/'],
    [200, '{}'],
  ])
  expect(left).toBe('')
})

it('knows that a head has no body, and that 100 is no answer yet', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n'
  const { answers } = read(`HTTP/1.1 100 Continue\r\n\r\n${head}${counted}`, [0])
  expect(answers.map(({ text }) => text)).toEqual(['', '{}'])
})

it.each([counted.slice(0, -1), chunked.slice(0, -3), 'HTTP/1.1 200'])(
  'leaves what did not come whole: %j',
  (begun) => {
    expect(read(`${counted}${begun}`)).toMatchObject({ answers: [{ status: 200 }], left: begun })
  },
)

it('throws at what is no answer', () => {
  expect(() => read(`${counted}{"name":"Robin"}\r\n\r\n`)).toThrow('No answer')
})
