import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { percentOfDays } from '../../packages/foods/src/eating/eating-rates.ts'
import { readEarlierRates, withSandwiches } from './read-earlier-rates.ts'
import { readTwoDays } from './read-two-days.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightplate-eating-'))
  const rates = [
    'wweia_category,category,age,occ,n_days,pct_days',
    '3703,Frankfurter sandwiches,4-8,any,9,8',
    '3703,"Frankfurter sandwiches (single code)",4-8,any,1,1',
    '3740,Deli and cured meat sandwiches,4-8,any,1,0.1',
    '3706,"Egg, breakfast sandwiches",4-8,any,1,2.9',
    '1002,"Milk, whole",4-8,breakfast,5,12.5',
    '7702,Tap water,4-8,any,5,60',
  ]
  writeFileSync(join(folder, 'rates_2015_18.csv'), rates.join('\n'))
  const days = [
    'child,age,day,occasion,food_code,wweia_category,grams,kcal',
    '0,5,1,breakfast,1,1002,186,119',
    '0,5,1,snack,1,1002,186,119',
    '0,5,1,snack,1,7702,186,0',
    '0,5,2,lunch,2,3703,100,250',
    '0,5,2,lunch,2,7702,100,0',
  ]
  writeFileSync(join(folder, 'next_day_2021_23.csv.gz'), gzipSync(days.join('\n')))
})

afterEach(() => rmSync(folder, { recursive: true }))

it('the names of one category are added up, and water is left out', () => {
  const rates = readEarlierRates(folder)
  expect(percentOfDays(rates, 3703, 'any', '4-8')).toBe(9)
  expect(percentOfDays(rates, 1002, 'breakfast', '4-8')).toBe(12.5)
  expect([...rates.keys()]).not.toContain(7702)
})

it('a sandwich that was coded by its parts takes the mean of all sandwiches, and no other does', () => {
  const rates = withSandwiches(readEarlierRates(folder))
  expect(percentOfDays(rates, 3740, 'any', '4-8')).toBeCloseTo((9 + 0.1 + 2.9) / 3)
  expect(percentOfDays(rates, 3703, 'any', '4-8')).toBe(9)
  expect(percentOfDays(rates, 1002, 'any', '4-8')).toBe(0)
})

it('a child’s first day is a log with its occasions, the second what came true', () => {
  expect(readTwoDays(folder)).toEqual([
    {
      ageYears: 5,
      first: [{ id: null, category: 1002, said: 'eaten', times: 2 }],
      second: new Set([3703]),
    },
  ])
})
