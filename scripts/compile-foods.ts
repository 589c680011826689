import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/fault'
import { readFoodFiles } from '@brightplate/foods/reading/read-food-files'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { foods, faults } = readFoodFiles({
  sources: fileOf('sources.yaml'),
  foods: fileOf('foods.csv'),
  notes: fileOf('food-notes.yaml'),
  measures: fileOf('measures.csv'),
  packs: fileOf('packs.csv'),
  caffeine: fileOf('caffeine.csv'),
})
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const json = JSON.stringify(JSON.stringify(foods))
process.stdout.write(`export const foods = JSON.parse(\n  ${json},\n)\n`)
