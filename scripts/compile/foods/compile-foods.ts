import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readFoodFiles } from '@brightplate/foods/reading/read-food-files'
import { readFoodTiles } from '@brightplate/foods/reading/read-food-tiles'
import { readLineNames } from '@brightplate/foods/reading/read-line-names'
import { readPlainFoods } from '@brightplate/foods/reading/read-plain-foods'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const ordinary = readFoodFiles({
  sources: fileOf('sources.yaml'),
  foods: fileOf('foods.csv'),
  notes: fileOf('food-notes.yaml'),
  measures: fileOf('measures.csv'),
  caffeine: fileOf('caffeine.csv'),
})
const plain = readPlainFoods(
  { plain: fileOf('plain-foods.csv'), figures: fileOf('plain-food-figures.csv') },
  ordinary,
)
const tiles = readFoodTiles(fileOf('food-tiles.yaml'), plain.plainFoods)
const lines = readLineNames(fileOf('line-names.yaml'), ordinary.foods)
const faults = [ordinary, plain, tiles, lines].flatMap((read) => read.faults)
if (faults.length > 0) {
  for (const fault of faults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const written = (name: string, value: unknown) =>
  process.stdout.write(
    `export const ${name} = JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n)\n`,
  )
written('foods', ordinary.foods)
written('plainFoods', plain.plainFoods)
written('foodTiles', tiles.foodTiles)
written('lineNames', lines.lineNames)
