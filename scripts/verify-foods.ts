import './require-fresh-data.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { foods } from '@brightplate/foods/foods'
import { usdaNutrients } from '@brightplate/foods/nutrients'

/** Rows of a CSV file with a head, by column. */
function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') quoted = !quoted
    else if (!quoted && (character === ',' || character === '\n')) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\n') rows.push([])
    } else cell += character
  }
  const [head = [], ...records] = rows.filter((row) => row.length > 1)
  return records.map((row) =>
    Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])),
  )
}

const folder = process.argv[2]
if (!folder) {
  console.error('Say where sr28_foods.csv.gz is: npm run foods:verify -- FOLDER')
  process.exit(1)
}

const records = new Map(
  readCsv(gunzipSync(readFileSync(join(folder, 'sr28_foods.csv.gz'))).toString()).map((row) => [
    row.ndb_no,
    row,
  ]),
)

/** ALA is known for few foods; in plants the sum of 18:3 stands in for it. */
function recorded(row: Record<string, string>, nutrient: string): string {
  const figure = row[nutrient] ?? ''
  return figure === '' && nutrient === 'ala_18_3_n3_g' ? (row.fa_18_3_total_g ?? '') : figure
}

let differences = 0
for (const food of foods) {
  const row = records.get(food.ndbNo)
  if (!row) {
    console.log(`${food.id}: no record ${food.ndbNo}`)
    differences += 1
    continue
  }
  if (String(food.fdcId ?? '') !== row.fdc_id) {
    console.log(`${food.id}: FoodData Central id ${food.fdcId}, recorded ${row.fdc_id}`)
    differences += 1
  }
  for (const nutrient of usdaNutrients) {
    const ours = food.per100g[nutrient]
    const theirs = recorded(row, nutrient)
    // Where an animal food's ALA is blank it stays unknown.
    if (ours === null && nutrient === 'ala_18_3_n3_g') continue
    if ((ours === null) !== (theirs === '') || Math.abs((ours ?? 0) - Number(theirs)) > 1e-6) {
      console.log(`${food.id}: ${nutrient} ${ours}, recorded ${theirs}`)
      differences += 1
    }
  }
}
console.log(`${foods.length} foods compared, ${differences} differences`)
process.exit(differences === 0 ? 0 : 1)
