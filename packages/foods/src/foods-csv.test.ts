import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foods } from './foods.ts'
import { foodsCsv } from './foods-csv.ts'

describe('the published table of foods', () => {
  it('is the one that the plans are made from', () => {
    const written = readFileSync(new URL('../data/foods.csv', import.meta.url), 'utf8')
    expect(written === foodsCsv(foods), 'run npm run foods:csv').toBe(true)
  })

  it('leaves a cell blank where a figure is unknown', () => {
    const unknown = foods.find((food) => food.per100g.choline_mg === null)
    const [head = '', ...rows] = foodsCsv(unknown ? [unknown] : []).split('\n')
    expect(rows[0]?.split(',').at(head.split(',').indexOf('choline_mg'))).toBe('')
  })
})
