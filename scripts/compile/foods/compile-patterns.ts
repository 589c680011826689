import { readFileSync } from 'node:fs'
import { foods } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readPatternFile } from '@brightplate/foods/reading/patterns/read-pattern-file'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { patterns, faults } = readPatternFile(
  { sources: fileOf('sources.yaml'), patterns: fileOf('food-patterns.csv') },
  [...new Set([...foods, ...plainFoods].map(({ id }) => id))],
)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
process.stdout.write(`export const foodPatterns = ${JSON.stringify(patterns)}\n`)
