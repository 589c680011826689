import '../scripts/require-fresh-data.mjs'
/**
 * How many ingredient lines are read rightly, and how many are resolved to a food.
 * Usage: node bench/ingredient-lines.ts DIR [--list] [--sample N]
 *
 * DIR holds dev_ingredient_lines.csv.gz. The file names sizes ("large") among the units and every amount of a
 * line one after the other; ours is right when it is the first of them, in a unit that the file names.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unitOf } from '../packages/foods/src/ingredient-lines/amounts/kitchen-units.ts'
import type { ReadLine } from '../packages/foods/src/ingredient-lines/amounts/read-line.ts'
import { readIngredientLine } from '../packages/foods/src/ingredient-lines/read-ingredient-line.ts'
import { csvRows } from './typed/csv-rows.ts'

const sampleSeed = 20_261_120

interface Row {
  input: string
  quantity: string
  unit: string
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 0.002 * Math.max(1, b)

function quantityIsRight(row: Row, read: ReadLine): boolean {
  const [first = ''] = row.quantity.split(' ')
  const { quantity } = read
  if (first === '') {
    // a unit without a number is one of it
    return quantity === null || (row.unit !== '' && quantity.low === 1 && quantity.high === 1)
  }
  if (!quantity) return false
  const dozen = /\bdozen\b/u.test(row.quantity) ? 12 : 1
  const [low = 0, high = low] = first
    .replace('half', '0.5')
    .split('-')
    .map((end) => Number(end) * dozen)
  return isSame(quantity.low, low) && isSame(quantity.high, high)
}

function unitIsRight(row: Row, read: ReadLine): boolean {
  const units = row.unit
    .split(' ')
    .map(unitOf)
    .filter((unit) => unit !== null)
  const amounts = row.quantity.split(' ').length
  if (read.unit === null) return units.length === 0 || amounts > units.length || amounts > 1
  return units.includes(read.unit)
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return items
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

const percent = (hits: number, of: number) =>
  `${((100 * hits) / of).toFixed(1)} % (${hits} of ${of})`

const [directory, ...flags] = process.argv.slice(2)
if (directory === undefined) {
  console.error('usage: node bench/ingredient-lines.ts DIR [--list] [--sample N]')
  process.exit(2)
}
const list = flags.includes('--list')
const sampleSize = flags.includes('--sample') ? Number(flags[flags.indexOf('--sample') + 1]) : 40

const rows = csvRows(
  gunzipSync(readFileSync(join(directory, 'dev_ingredient_lines.csv.gz'))).toString('utf8'),
).map(([input = '', , quantity = '', unit = '']): Row => ({ input, quantity, unit }))

const reads = rows.map((row) => ({ row, read: readIngredientLine(row.input) }))
const isRight = ({ row, read }: (typeof reads)[number]) =>
  quantityIsRight(row, read) && unitIsRight(row, read)
const right = reads.filter(isRight)
const resolved = reads.filter(({ read }) => read.food)
const weighed = reads.filter(({ read }) => read.grams !== null)

if (list) {
  for (const one of reads.filter((each) => !isRight(each))) {
    const { row, read } = one
    const { low, high } = read.quantity ?? { low: '', high: '' }
    console.log(
      `wrong\t${row.input}\tfile: ${row.quantity} ${row.unit}\tours: ${low}-${high} ${read.unit}`,
    )
  }
}

console.log(`quantity and unit as in the file: ${percent(right.length, reads.length)}`)
console.log(`resolved to a food: ${percent(resolved.length, reads.length)}`)
console.log(`  and to grams: ${percent(weighed.length, reads.length)}`)
console.log(`food honestly unknown: ${percent(reads.length - resolved.length, reads.length)}`)
for (const why of ['no-food', 'ambiguous-food', 'no-quantity', 'no-weight'] as const) {
  const many = reads.filter(({ read }) => read.why === why).length
  console.log(`  ${why}: ${percent(many, reads.length)}`)
}
console.log(`${sampleSize} resolved lines to judge (seed ${sampleSeed}):`)
for (const { row, read } of shuffled(resolved, sampleSeed).slice(0, sampleSize)) {
  console.log(`  ${row.input} => ${read.food?.name}, ${read.grams ?? read.why} g`)
}
