import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foods } from '../../foods.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { foodPrices } from '../../shop/food-prices.ts'
import { boughtFor, packs as compiledPacks } from '../../shop/packs.ts'
import { faultSentence } from '../files/fault.ts'
import { readShopFiles } from './read-shop-files.ts'

const fileOf = (file: string) => ({
  file,
  text: readFileSync(`packages/foods/data/${file}`, 'utf8'),
})

const files = {
  sources: fileOf('sources.yaml'),
  prices: fileOf('food-prices.csv'),
  packs: fileOf('packs.csv'),
  bought: fileOf('bought-as.csv'),
}
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

describe('what shops sell of foods', () => {
  it('is compiled as it is written, and is there for every food but water', () => {
    const { packs, bought, faults } = readShopFiles(files, ids)
    expect(faults).toEqual([])
    expect(new Map(packs)).toEqual(compiledPacks)
    for (const [food, shares] of bought) expect(boughtFor(food)).toEqual(shares)
    expect(packs.length + bought.length).toBe(ids.length - 1)
  })

  it('holds no allergen that the food has not for which it is bought', () => {
    const byId = new Map(
      [...foods, ...plainFoods.map(({ food }) => food)].map((food) => [food.id, food]),
    )
    for (const [id, shares] of readShopFiles(files, ids).bought) {
      const made = byId.get(id)
      const held = [...(made?.contains ?? []), ...(made?.oftenContains ?? [])]
      for (const { food } of shares) {
        expect(held, `${id} is made of ${food}`).toEqual(
          expect.arrayContaining([...(byId.get(food)?.contains ?? [])]),
        )
      }
    }
  })

  it.each([
    [
      'a pack without its weight',
      'packs',
      'apple,,piece,,182',
      'apple,,piece,,',
      'packs.csv:2, grams: grams is missing: what one of them weighs',
    ],
    [
      'a pack that is none',
      'packs',
      'apple,,piece',
      'apple,,',
      'packs.csv:2, unit: unit is missing',
    ],
    [
      'days that are none',
      'packs',
      ',182,28',
      ',182,long',
      /^packs\.csv:2, keeps_days: long is no figure/,
    ],
    [
      'a food without a pack',
      'packs',
      'apple,,piece,,182,28,,,own\n',
      '',
      'packs.csv:1, food: apple has no pack: write a row for it, or in bought-as.csv what is bought for it',
    ],
    [
      'something to buy that has no pack',
      'bought',
      'white-bread,bread-white',
      'white-bread,bread-wite',
      /^bought-as\.csv:2, bought: bread-wite has no pack; bread-white\?/,
    ],
    [
      'a share that is missing',
      'bought',
      'white-bread,bread-white,1',
      'white-bread,bread-white,',
      'bought-as.csv:2, share: share is missing: grams to buy for a gram of it',
    ],
    [
      'a food that shops sell and that is made',
      'bought',
      'white-bread,',
      'apple,',
      /^bought-as\.csv:2, food: apple has a pack: take that out of packs\.csv, or this row/,
    ],
  ] as const)('say file, line and mend of %s', (_, name, from, to, sentence) => {
    expect(faultsWith(name, from, to)).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })
})
