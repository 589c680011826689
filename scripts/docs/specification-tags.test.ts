import { describe, expect, it } from 'vitest'
import { statementsTested } from './specification-tags.ts'

const numbersIn = (source: string) => [...statementsTested(source)]

describe('the statements that a test is tagged with', () => {
  it('stand at the end of its title, one by one or as a range', () => {
    expect(numbersIn("test('opens with today §1.4 §2.68-70', async () => {})")).toEqual([
      '1.4',
      '2.68',
      '2.69',
      '2.70',
    ])
    expect(numbersIn("it.each(codes)(\n  'refuses %j §5.13',\n")).toEqual(['5.13'])
  })

  it('are none elsewhere', () => {
    expect(numbersIn('// see §1.4')).toEqual([])
    expect(numbersIn("test('§1.4 opens', () => {})")).toEqual([])
  })
})
