import { readFileSync } from 'node:fs'
import { foods } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readSpanishFoods } from '@brightplate/foods/reading/languages/read-spanish-foods'

const folder = 'packages/foods/data/words/es-US'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { words, faults } = readSpanishFoods(
  {
    foods: fileOf('foods.csv'),
    plain: fileOf('plain-foods.csv'),
    youngForms: fileOf('young-forms.yaml'),
    shop: fileOf('shop.yaml'),
    terms: fileOf('terms.yaml'),
    notes: fileOf('notes.yaml'),
  },
  { foods, plainFoods },
)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const json = JSON.stringify(JSON.stringify(words))
process.stdout.write(`export const spanishFoods = JSON.parse(\n  ${json},\n)\n`)
