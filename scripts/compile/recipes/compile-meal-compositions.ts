import { readFileSync } from 'node:fs'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readMealCompositions } from '@brightplate/recipes/reading/read-meal-compositions'

const file = 'packages/recipes/data/meal-compositions.yaml'

const read = readMealCompositions(
  file,
  readFileSync(file, 'utf8'),
  (id) => plainFoodOf(id) !== undefined,
)
if (read.faults) {
  for (const fault of read.faults) console.error(faultSentence(fault))
  process.exit(1)
}
const { mealBases, eatenBeside, besideAtLast, lastBases, staples, ofOwnKitchen } = read
const { neutralGroups, neutralSides, ownStarch, snacksAlone, mealsAlone } = read
process.stdout.write(`export const mealBases = ${JSON.stringify(mealBases)}
export const eatenBeside = ${JSON.stringify(eatenBeside)}
export const besideAtLast = ${JSON.stringify(besideAtLast)}
export const lastBases = ${JSON.stringify(lastBases)}
export const staples = ${JSON.stringify(staples)}
export const ofOwnKitchen = ${JSON.stringify(ofOwnKitchen)}
export const neutralGroups = ${JSON.stringify(neutralGroups)}
export const neutralSides = ${JSON.stringify(neutralSides)}
export const ownStarch = ${JSON.stringify(ownStarch)}
export const snacksAlone = ${JSON.stringify(snacksAlone)}
export const mealsAlone = ${JSON.stringify(mealsAlone)}
`)
