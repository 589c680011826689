import { readFileSync } from 'node:fs'
import type { PlanDocument, PlannedDish } from '@brightplate/planner/plan-document'
import { readCsv } from '../../packages/foods/src/reading/files/read-csv.ts'
import { printedError } from '../../plan-check/faults/amount-faults.ts'
import { readLine } from '../../plan-check/read-line.ts'
import { familyPlans } from '../judged/family-plans.ts'
import type { Benchmark } from '../report/benchmark.ts'

/** It comes from the tap and is on no list. */
const notBought = 'water'

type Weighed = Pick<PlannedDish, 'ingredients' | 'foods'>

const dishesOf = ({ days }: PlanDocument): Weighed[] =>
  days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    breakfast,
    lunch,
    dinner,
    ...snacks,
    juice,
  ])

/** What is bought for a food that shops do not sell so, read from the table itself. */
const boughtAs = Map.groupBy(
  readCsv(readFileSync('packages/foods/data/bought-as.csv', 'utf8')).rows.map(({ cells }) => cells),
  ({ food = '' }) => food,
)

const tenth = (grams: number) => Math.round(grams * 10) / 10

/** Grams by food: what the list needs, of the home or the shop, less what the dishes hold. */
function differencesOf(document: PlanDocument): number[] {
  const difference = new Map<string, number>()
  const add = (id: string, grams: number) => difference.set(id, (difference.get(id) ?? 0) + grams)
  const listed = [...document.shopping_items, ...document.staples]
  const asItself = new Set(listed.map(({ food_id }) => food_id))
  for (const { food_id, needed_grams } of listed) add(food_id, needed_grams)
  for (const { foods } of dishesOf(document)) {
    for (const { food_id, grams } of foods) {
      const shares = boughtAs.get(food_id)
      if (food_id === notBought) continue
      if (!shares || asItself.has(food_id)) add(food_id, -grams)
      else for (const { bought = '', share } of shares) add(bought, -tenth(grams * Number(share)))
    }
  }
  // Grams are printed to a tenth.
  return [...difference.values()].map((grams) => tenth(Math.abs(grams)))
}

/** Lines whose printed weight is not that of their food, rounded. */
const misprinted = (document: PlanDocument): number =>
  dishesOf(document)
    .flatMap(({ ingredients, foods }) =>
      ingredients.map((line, index) => {
        const printed = readLine(line).grams
        const grams = foods[index]?.grams
        return (
          printed !== null &&
          grams !== undefined &&
          Math.abs(printed - grams) <= printedError(printed) + 1e-9
        )
      }),
    )
    .filter((right) => !right).length

export const listGrams: Benchmark = {
  letter: 'F',
  title: 'Grams needed on the shopping list less grams in the plan',
  run: () => {
    const documents = familyPlans().map(({ document }) => document)
    const differences = documents.flatMap(differencesOf)
    const furthest = Math.max(...differences)
    const wrongLines = documents.reduce((sum, document) => sum + misprinted(document), 0)
    return {
      figures: [
        {
          measure: `largest difference of ${differences.length} foods on ${documents.length} lists`,
          figure: `${furthest} g`,
          comparedWith: 'our aim: 0',
          reached: furthest === 0,
        },
        {
          measure: 'lines whose printed grams are not those that are counted, but for rounding',
          figure: String(wrongLines),
          comparedWith: 'our aim: 0',
          reached: wrongLines === 0,
        },
      ],
      notes: [],
    }
  },
}
