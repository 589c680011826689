import { readdirSync, readFileSync } from 'node:fs'
import { foods } from '@brightplate/foods/foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readGroupFiles } from '@brightplate/foods/reading/words/read-group-files'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { groups, faults } = readGroupFiles(
  {
    sources: fileOf('sources.yaml'),
    languages: fileOf('languages.yaml'),
    groups: readdirSync(`${folder}/refused-groups`)
      .sort()
      .map((file) => fileOf(`refused-groups/${file}`)),
  },
  foods.map(({ id }) => id),
)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const json = JSON.stringify(JSON.stringify(groups))
process.stdout.write(`export const foodGroups = JSON.parse(\n  ${json},\n)\n`)
