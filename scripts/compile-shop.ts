import { readFileSync } from 'node:fs'
import { foods } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/fault'
import { readShopFiles } from '@brightplate/foods/reading/shop/read-shop-files'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { prices, faults } = readShopFiles(
  { sources: fileOf('sources.yaml'), prices: fileOf('food-prices.csv') },
  [...new Set([...foods, ...plainFoods].map(({ id }) => id))],
)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
process.stdout.write(`export const foodPrices = ${JSON.stringify(prices)}\n`)
