import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readPlates } from '@brightplate/recipes/reading/read-plates'

const file = 'packages/recipes/data/plates.yaml'

const { plates, faults } = readPlates(file, readFileSync(file, 'utf8'))
if (faults) {
  for (const fault of faults) console.error(faultSentence(fault))
  process.exit(1)
}
process.stdout.write(`export const plates = ${JSON.stringify(plates)}\n`)
