import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readKitchen } from '@brightplate/recipes/reading/read-kitchen'

const file = 'packages/recipes/data/kitchen.yaml'

const { kitchen, faults } = readKitchen(file, readFileSync(file, 'utf8'))
if (faults) {
  for (const fault of faults) console.error(faultSentence(fault))
  process.exit(1)
}
process.stdout.write(`export const kitchen = ${JSON.stringify(kitchen)}\n`)
