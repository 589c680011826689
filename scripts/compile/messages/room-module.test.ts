import { expect, test } from 'vitest'
import { pseudoMessage } from './pseudo-message.ts'
import { roomModule, roomTypes } from './room-module.ts'

const exportsOf = async (text: string): Promise<Record<string, unknown>> => {
  const runtime = import.meta.resolve('@messageformat/runtime')
  const cardinals = import.meta.resolve('@messageformat/runtime/lib/cardinals')
  const formatters = import.meta.resolve('@messageformat/runtime/lib/formatters')
  const resolved = text
    .replace('"@messageformat/runtime"', `"${runtime}"`)
    .replace('"@messageformat/runtime/lib/cardinals"', `"${cardinals}"`)
    .replace('"@messageformat/runtime/lib/formatters"', `"${formatters}"`)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(resolved)}`)
}

const room = {
  undo: 'Undo "it", it’s {name}’s',
  left: '{count, plural, one {# plan left} other {# plans left}}',
  title: 'Earlier versions',
  whose: '{kind, select, child {your child} guest {a guest} other {someone}}',
}

test('a message without parameters is a string, another a function of them', async () => {
  const { title, undo, left } = await exportsOf(roomModule(room, 'en-US'))

  expect(title).toBe('Earlier versions')
  expect(undo).toBeTypeOf('function')
  if (typeof left !== 'function') throw new Error('no function')
  expect([left({ count: 1 }), left({ count: 0 }), left({ count: 1200 })]).toEqual([
    '1 plan left',
    '0 plans left',
    '1,200 plans left',
  ])
})

test('the types say what each message asks for', () => {
  expect(roomTypes(room)).toBe(
    [
      'export declare const undo: (values: { name: string | number }) => string',
      'export declare const left: (values: { count: number }) => string',
      'export declare const title: string',
      'export declare const whose: (values: { kind: string }) => string',
      '',
    ].join('\n'),
  )
})

test('what is no message is refused', () => {
  expect(() => roomModule({ broken: '{count, plural, one {a}' }, 'en-US')).toThrow()
})

test('the pseudo-language changes words alone', () => {
  expect(
    pseudoMessage(
      'See <link>our {kind} page</link>: {count, plural, one {# dish} other {# dishes}}',
    ),
  ).toMatch(
    /^\[Šéé <link>öür \{kind\} págé<\/link>: \{count, plural, one \{# díšh\} other \{# díšhéš\}\} ~+\]$/,
  )
})
