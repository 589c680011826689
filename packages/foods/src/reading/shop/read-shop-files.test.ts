import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foods } from '../../foods.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { foodPrices } from '../../shop/food-prices.ts'
import { faultSentence } from '../fault.ts'
import { readShopFiles } from './read-shop-files.ts'

const fileOf = (file: string) => ({
  file,
  text: readFileSync(`packages/foods/data/${file}`, 'utf8'),
})

const files = { sources: fileOf('sources.yaml'), prices: fileOf('food-prices.csv') }
const ids = [...new Set([...foods, ...plainFoods].map(({ id }) => id))]

const faultsWith = (name: keyof typeof files, from: string, to: string) => {
  const text = files[name].text.replace(from, to)
  expect(text).not.toBe(files[name].text)
  return readShopFiles({ ...files, [name]: { ...files[name], text } }, ids).faults.map(
    faultSentence,
  )
}

describe('the prices of foods', () => {
  it('are compiled as they are written', () => {
    const { prices, faults } = readShopFiles(files, ids)
    expect(faults).toEqual([])
    expect(new Map(prices)).toEqual(foodPrices)
  })

  it.each([
    [
      'a food that is none',
      'apple,0.5227',
      'appel,0.5227',
      /^food-prices\.csv:2, food: appel is no food of ours/,
    ],
    [
      'a price that is missing',
      'apple,0.5227',
      'apple,',
      /^food-prices\.csv:2, usd_per_100g: usd_per_100g is missing/,
    ],
    [
      'a price in cents',
      'apple,0.5227',
      'apple,52c',
      /^food-prices\.csv:2, usd_per_100g: 52c is no figure/,
    ],
    [
      'a source that is none',
      'ers-ppnap-2024,63101000',
      'ers,63101000',
      /^food-prices\.csv:2, source: ers cannot stand here/,
    ],
    [
      'a basis that is none',
      'apple,0.5227,record',
      'apple,0.5227,guess',
      /^food-prices\.csv:2, basis: guess cannot stand here/,
    ],
    [
      'a price of no record',
      'ers-ppnap-2024,63101000',
      'ers-ppnap-2024,',
      /^food-prices\.csv:2, of: of is missing/,
    ],
    [
      'a food that stands twice',
      'applesauce-unsweetened,',
      'apple,',
      /^food-prices\.csv:3, food: apple stands on line 2 already/,
    ],
    [
      'a food without a price',
      'apple,0.5227,record,ers-ppnap-2024,63101000\n',
      '',
      'food-prices.csv:1, food: apple has no price: write a row for it',
    ],
  ])('say file, line and mend of %s', (_, from, to, sentence) => {
    expect(faultsWith('prices', from, to)).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })
})
