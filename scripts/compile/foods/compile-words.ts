import { readdirSync, readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readWordFiles } from '@brightplate/foods/reading/words/read-word-files'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })
const filesIn = (name: string) =>
  readdirSync(`${folder}/${name}`)
    .sort()
    .map((file) => fileOf(`${name}/${file}`))

const { words, faults } = readWordFiles({
  sources: fileOf('sources.yaml'),
  languages: fileOf('languages.yaml'),
  phrases: filesIn('phrases'),
  allergens: filesIn('allergens'),
  origins: filesIn('origins'),
  ages: filesIn('ages'),
  singleFoods: filesIn('single-foods'),
  choking: filesIn('choking'),
  cues: filesIn('cues'),
  composites: fileOf('composites.yaml'),
  compounds: fileOf('compounds.yaml'),
  freeClaims: fileOf('free-claims.yaml'),
})
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
for (const [name, value] of Object.entries(words)) {
  // Parsed JSON starts faster than the same objects written as code.
  const json = JSON.stringify(JSON.stringify(value))
  process.stdout.write(`export const ${name} = JSON.parse(\n  ${json},\n)\n`)
}
