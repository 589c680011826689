import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readAllergenForms } from '@brightplate/foods/reading/read-allergen-forms'

const folder = 'packages/foods/data'
const file = 'allergen-forms.yaml'

const { forms, faults } = readAllergenForms({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
})
if (faults) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
process.stdout.write(`export const allergenForms = ${JSON.stringify(forms)}\n`)
