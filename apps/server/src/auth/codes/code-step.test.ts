import { describe, expect, it } from 'vitest'
import { codeStep } from './code-step.ts'

/** The secret of RFC 6238, appendix B, and the last six of its eight digits. */
const secret = '12345678901234567890'
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
] as const

const at = (seconds: number) => new Date(seconds * 1000)

it.each(vectors)('a code is the one of RFC 6238 at %i seconds', async (seconds, code) => {
  expect(await codeStep(at(seconds), secret, code)).toBe(Math.floor(seconds / 30))
})

describe('a code', () => {
  it('is taken one step early and one step late, and no further', async () => {
    const step = Math.floor(1234567890 / 30)
    const stepOf = (aside: number) => codeStep(at((step + aside) * 30), secret, '005924')
    expect(await stepOf(-1)).toBe(step)
    expect(await stepOf(1)).toBe(step)
    expect(await stepOf(-2)).toBeNull()
    expect(await stepOf(2)).toBeNull()
    expect(await codeStep(at((step + 2) * 30 - 0.001), secret, '005924')).toBe(step)
  })

  it('is no other one', async () => {
    for (const code of ['005925', '5924', '', '0059240']) {
      expect(await codeStep(at(1234567890), secret, code)).toBeNull()
    }
    expect(await codeStep(at(1234567890), `${secret}1`, '005924')).toBeNull()
  })
})
