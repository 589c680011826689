import { describe, expect, it } from 'vitest'
import { quotedDishes } from './quoted-dishes.ts'

const dayOf = (dinner: string) => ({
  breakfast: { name: 'Toast' },
  lunch: { name: 'Soup' },
  dinner: { name: dinner },
  snacks: [{ name: 'Apple' }],
  juice: { name: 'Apple juice' },
})

describe('a dish in quotes', () => {
  const called = quotedDishes(
    [dayOf('Pasta with ground turkey')],
    [dayOf('Pasta with minced turkey')],
  )

  it('is called as its day calls it', () => {
    expect(called('“Pasta with ground turkey” takes longest.')).toBe(
      '“Pasta with minced turkey” takes longest.',
    )
  })

  it('stays as a parent typed it where it is none of the plan', () => {
    expect(called('“ground turkey” is not known.')).toBe('“ground turkey” is not known.')
  })
})
