import './require-fresh-data.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { foods } from '@brightplate/foods/foods'
import { usdaNutrients } from '@brightplate/foods/nutrients'
import { readCsv } from '@brightplate/foods/reading/read-csv'

const folder = process.argv[2]
if (!folder) {
  console.error('Say where sr28_foods.csv.gz is: npm run foods:verify -- FOLDER')
  process.exit(1)
}

const recordsFile = gunzipSync(readFileSync(join(folder, 'sr28_foods.csv.gz'))).toString()
const records = new Map(readCsv(recordsFile).rows.map(({ cells }) => [cells.ndb_no, cells]))

/** ALA is known for few foods; in plants the sum of 18:3 stands in for it. */
function recorded(row: Readonly<Record<string, string>>, nutrient: string): string {
  const figure = row[nutrient] ?? ''
  return figure === '' && nutrient === 'ala_18_3_n3_g' ? (row.fa_18_3_total_g ?? '') : figure
}

let differences = 0
for (const food of foods) {
  const row = records.get(food.ndbNo ?? '')
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
