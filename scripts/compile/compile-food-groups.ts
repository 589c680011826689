import { readFileSync } from 'node:fs'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readFoodGroups } from '@brightplate/foods/reading/read-food-groups'

const file = 'packages/foods/data/main-food-groups.yaml'

const ids = plainFoods.map(({ id }) => id)
const { table, faults } = readFoodGroups(file, readFileSync(file, 'utf8'), ids)
if (faults) {
  for (const fault of faults) console.error(faultSentence(fault))
  process.exit(1)
}
process.stdout.write(`export const foodGroupTable = ${JSON.stringify(table)}\n`)
