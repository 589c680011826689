import { describe, expect, it } from 'vitest'
import { onlyRow } from './only-row.ts'

describe('the row of a statement that answers with one', () => {
  it('is that row', () => {
    expect(onlyRow([{ count: 0 }])).toEqual({ count: 0 })
  })

  it('is never made up where there is none', () => {
    expect(() => onlyRow([])).toThrow('The statement answered with no row')
  })
})
