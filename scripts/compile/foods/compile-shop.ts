import { readFileSync } from 'node:fs'
import { foods } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readShopFiles } from '@brightplate/foods/reading/shop/read-shop-files'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { prices, packs, bought, faults } = readShopFiles(
  {
    sources: fileOf('sources.yaml'),
    prices: fileOf('food-prices.csv'),
    packs: fileOf('packs.csv'),
    bought: fileOf('bought-as.csv'),
  },
  [...new Set([...foods, ...plainFoods].map(({ id }) => id))],
)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
const written = (name: string, value: unknown) =>
  process.stdout.write(`export const ${name} = ${JSON.stringify(value)}\n`)
written('foodPrices', prices)
written('packs', packs)
written('boughtAs', bought)
