import { readdirSync, readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readTypedFiles } from '@brightplate/foods/reading/typed/read-typed-files'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })
const filesIn = (name: string) =>
  readdirSync(`${folder}/typed/${name}`)
    .sort()
    .map((file) => fileOf(`typed/${name}/${file}`))

const { meanings, faults } = readTypedFiles({
  sources: fileOf('sources.yaml'),
  languages: fileOf('languages.yaml'),
  allergies: filesIn('allergies'),
  diets: filesIn('diets'),
  conditions: filesIn('conditions'),
  advice: filesIn('advice'),
  goals: filesIn('goals'),
  textures: filesIn('textures'),
  cuisines: filesIn('cuisines'),
  words: filesIn('words'),
  components: fileOf('typed/components.yaml'),
  abbreviations: fileOf('typed/abbreviations.yaml'),
  everydayWords: fileOf('typed/everyday-words.txt'),
})
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const json = JSON.stringify(JSON.stringify(meanings))
process.stdout.write(`export const typedMeanings = JSON.parse(\n  ${json},\n)\n`)
