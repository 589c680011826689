import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readKeeping } from '@brightplate/recipes/reading/read-keeping'

const file = 'packages/recipes/data/keeping.yaml'

const { keeping, faults } = readKeeping(file, readFileSync(file, 'utf8'))
if (faults) {
  for (const fault of faults) console.error(faultSentence(fault))
  process.exit(1)
}
process.stdout.write(`export const keeping = ${JSON.stringify(keeping)}\n`)
