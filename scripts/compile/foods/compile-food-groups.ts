import { readFileSync } from 'node:fs'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { products } from '@brightplate/foods/products/products'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readFoodGroups } from '@brightplate/foods/reading/read-food-groups'
import { readKindsByWord } from '@brightplate/foods/reading/read-kinds-by-word'

const file = 'packages/foods/data/main-food-groups.yaml'
const kindsFile = 'packages/foods/data/kinds-by-word.yaml'

const ids = plainFoods.map(({ id }) => id)
const groups = readFoodGroups(file, readFileSync(file, 'utf8'), ids)
const categories = products.map(({ category }) => category)
const byWord = readKindsByWord(kindsFile, readFileSync(kindsFile, 'utf8'), categories)
const faults = [...(groups.faults ?? []), ...(byWord.faults ?? [])]
if (faults.length > 0) {
  for (const fault of faults) console.error(faultSentence(fault))
  process.exit(1)
}
process.stdout.write(`export const foodGroupTable = ${JSON.stringify(groups.table)}
export const kindsByWord = ${JSON.stringify(byWord.kinds)}
`)
