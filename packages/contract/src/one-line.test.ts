import { describe, expect, it } from 'vitest'
import { personNameField } from './account/auth.ts'
import { passkeyNameField } from './account/passkeys.ts'
import { eaterBody } from './child/eater.ts'
import { oneLineMessage } from './one-line.ts'

const eaterNameField = eaterBody.shape.name

describe.each([
  ['a parent or a child', personNameField],
  ['a passkey', passkeyNameField],
  ['someone who eats with a child', eaterNameField],
] as const)('the name of %s', (_, field) => {
  it.each(['Kim\nBcc: all@example.com', 'Kim\r\nX: y', 'Kim\tLee', 'Kim\u0085Lee', 'Kim\u001b[2J'])(
    'is in one line: %j is refused',
    (name) => {
      const { error } = field.safeParse(name)
      expect(error?.issues.map(({ message }) => message)).toEqual([oneLineMessage()])
    },
  )

  it('is otherwise as it is written', () => {
    for (const name of ['Zoë O’Neill-Ruiz', '小明', 'Kim 🦖']) expect(field.parse(name)).toBe(name)
  })
})
