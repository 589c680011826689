import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readBritishWords } from '@brightplate/foods/reading/languages/read-british-words'

const folder = 'packages/foods/data/words/en-GB'

const { words, faults } = readBritishWords({
  words: readFileSync(`${folder}/words.yaml`, 'utf8'),
  shop: readFileSync(`${folder}/shop.yaml`, 'utf8'),
  meant: readFileSync(`${folder}/meant.yaml`, 'utf8'),
  toldBy: readFileSync(`${folder}/told-by.yaml`, 'utf8'),
})
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
process.stdout.write(`export const britishWords = ${JSON.stringify(words)}\n`)
