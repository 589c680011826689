import { readdirSync, readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readReadAs } from '@brightplate/foods/reading/languages/read-read-as'

const folder = 'packages/foods/data/words/es-US/read-as'

const { words, faults } = readReadAs(
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const json = JSON.stringify(JSON.stringify(words))
process.stdout.write(`export const readAs = JSON.parse(\n  ${json},\n)\n`)
