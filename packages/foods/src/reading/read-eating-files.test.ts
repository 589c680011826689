import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eatingDays } from '../eating/eating-days.ts'
import { eatingRates, percentOfDays, shareOfDays } from '../eating/eating-rates.ts'
import { formRefusals } from '../eating/form-refusals.ts'
import { usualEnergy } from '../eating/usual-energy.ts'
import { faultSentence } from './files/fault.ts'
import { readEatingFiles } from './read-eating-files.ts'

const fileOf = (file: string) => ({
  file,
  text: readFileSync(`packages/foods/data/${file}`, 'utf8'),
})

const files = {
  sources: fileOf('sources.yaml'),
  rates: fileOf('eating-rates.csv'),
  refusals: fileOf('form-refusals.csv'),
  days: fileOf('eating-days.csv'),
  energy: fileOf('usual-energy.csv'),
}

const faultsWith = (name: keyof typeof files, from: string, to: string) => {
  const text = files[name].text.replace(from, to)
  expect(text).not.toBe(files[name].text)
  return readEatingFiles({ ...files, [name]: { ...files[name], text } }).faults.map(faultSentence)
}

describe('the files of how children eat', () => {
  it('are compiled as they are written', () => {
    const { rates, refusals, days, energy, faults } = readEatingFiles(files)
    expect(faults).toEqual([])
    expect(new Map(rates)).toEqual(eatingRates)
    expect(refusals).toEqual(formRefusals)
    expect(days).toEqual(eatingDays)
    expect(energy).toEqual(energy.map((_, index) => usualEnergy(index + 1)))
  })

  it('say in a sentence what is wrong with a row', () => {
    expect(faultsWith('rates', '1002,"Milk, whole",39.98', '1002,"Milk, whole",399.8')).toEqual([
      'eating-rates.csv:2, any_1_3: 399.8 is no percent: 0 to 100',
    ])
    expect(faultsWith('rates', '1002,"Milk, whole",39.98', '1002,"Milk, whole",')).toEqual([
      'eating-rates.csv:2, any_1_3: any_1_3 is missing: 0 where it was never seen',
    ])
    expect(faultsWith('rates', '1004,', '1002,')).toEqual([
      'eating-rates.csv:3, category: 1002 stands above already: take one of them out',
    ])
    expect(faultsWith('rates', '1004,', '104,')).toEqual([
      'eating-rates.csv:3, category: a WWEIA food category has four digits',
    ])
    expect(faultsWith('refusals', 'hubbard-2014', 'hubbard')).toHaveLength(1)
    expect(faultsWith('refusals', 'shape,', 'colour,')).toHaveLength(2)
    expect(faultsWith('days', '1-3,6.72', '4-8,6.72')).toEqual([
      'eating-days.csv:1, age: 1-3 is missing: write a row for it',
    ])
    expect(faultsWith('days', '1-3,6.72', '1-3,')).toEqual([
      'eating-days.csv:2, usd_p75: usd_p75 is missing: what a day costs',
    ])
    expect(faultsWith('energy', '7,1200,1800', '8,1200,1800')).toEqual([
      'usual-energy.csv:8, age: the years follow each other: 7',
    ])
    expect(faultsWith('energy', '7,1200,1800', '7,1200,1190')).toEqual([
      'usual-energy.csv:8, high_kcal: from a least to a most, in kcal',
    ])
    expect(faultsWith('energy', '18,1800,3200,dga-2020\n', '')).toEqual([
      'usual-energy.csv:1, age: a row a year, from 1 to 18',
    ])
  })
})

describe('how often children eat a category', () => {
  it('is read by age and occasion, and is 0 for what nobody knows', () => {
    expect(percentOfDays(eatingRates, 1002, 'any', '1-3')).toBe(39.98)
    expect(percentOfDays(eatingRates, 1002, 'breakfast', '14-18')).toBe(7.55)
    expect(percentOfDays(eatingRates, 1, 'any', '1-3')).toBe(0)
  })

  it('lies between two ages where a child does, and at the end where there is no next', () => {
    const share = (age: number) => shareOfDays(eatingRates, 1002, 'any', age)
    expect(share(6)).toBeCloseTo(0.217)
    expect(share(1)).toBeCloseTo(0.3998)
    expect(share(18)).toBe(share(16))
    expect(share(3)).toBeGreaterThan(share(4))
    expect(share(4)).toBeGreaterThan(share(6))
  })
})
