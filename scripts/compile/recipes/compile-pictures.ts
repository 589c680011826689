import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readPictureTables } from '@brightplate/recipes/reading/read-picture-tables'

const text = (name: string) => readFileSync(`packages/recipes/data/pictures/${name}.yaml`, 'utf8')

const { tables, faults } = readPictureTables({
  colours: text('colours'),
  pieces: text('pieces'),
  forms: text('forms'),
  looks: text('looks'),
})
if (faults) {
  for (const fault of faults) console.error(faultSentence(fault))
  process.exit(1)
}
process.stdout.write(`export const tables = ${JSON.stringify(tables)}\n`)
