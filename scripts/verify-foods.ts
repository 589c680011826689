import './require-fresh-data.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { foods } from '@brightplate/foods/foods'
import { usdaNutrients } from '@brightplate/foods/nutrients'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { readCsv } from '@brightplate/foods/reading/files/read-csv'
import { fnddsColumns } from './fndds-columns.ts'
import { endByFindings } from './judging/end-by-findings.ts'

const folder = process.argv[2]
if (!folder) {
  console.error(
    'Say where sr28_foods.csv.gz is, and beside it or in eating/ fndds_nutrients_2021_23.csv.gz: npm run foods:verify -- FOLDER',
  )
  process.exit(1)
}

const recordsFile = gunzipSync(readFileSync(join(folder, 'sr28_foods.csv.gz'))).toString()
const records = new Map(readCsv(recordsFile).rows.map(({ cells }) => [cells.ndb_no, cells]))

/** ALA is known for few foods; in plants the sum of 18:3 stands in for it. */
function recorded(row: Readonly<Record<string, string>>, nutrient: string): string {
  const figure = row[nutrient] ?? ''
  return figure === '' && nutrient === 'ala_18_3_n3_g' ? (row.fa_18_3_total_g ?? '') : figure
}

await endByFindings(() => {
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
  const survey = ['', 'eating']
    .map((room) => join(folder, room, 'fndds_nutrients_2021_23.csv.gz'))
    .find((file) => existsSync(file))
  if (!survey) {
    throw new Error('fndds_nutrients_2021_23.csv.gz is not there: plain foods are not compared.')
  }
  const oneLine = (name: string) => name.replaceAll(/\s+/gu, ' ')
  const surveyed = new Map(
    readCsv(gunzipSync(readFileSync(survey)).toString()).rows.map(({ cells }) => [
      cells['Food code'],
      new Map(Object.entries(cells).map(([name, figure]) => [oneLine(name), figure])),
    ]),
  )
  /** Figures are written to three decimals. */
  const rounding = 0.0006

  const ofSurvey = plainFoods.filter(({ source }) => 'foodCode' in source)
  for (const { id, source, category, variantOf, food } of ofSurvey) {
    const row = surveyed.get('foodCode' in source ? source.foodCode : '')
    if (!row) {
      console.log(`${id}: no such record of FNDDS`)
      differences += 1
      continue
    }
    if (variantOf === null && Number(row.get('WWEIA Category number')) !== category) {
      console.log(`${id}: category ${category}, recorded ${row.get('WWEIA Category number')}`)
      differences += 1
    }
    for (const [nutrient, column] of Object.entries(fnddsColumns)) {
      const ours =
        new Map<string, number | null>(Object.entries(food.per100g)).get(nutrient) ?? null
      const theirs = row.get(column) ?? ''
      // What comes from plants alone holds none, whatever stands in for it.
      if (nutrient === 'retinol_ug' && ours === 0) continue
      if (
        (ours === null) !== (theirs === '') ||
        Math.abs((ours ?? 0) - Number(theirs)) > rounding
      ) {
        console.log(`${id}: ${nutrient} ${ours}, recorded ${theirs}`)
        differences += 1
      }
    }
  }
  const pricesFile = join(folder, 'eating/ppnap_prices.csv.gz')
  if (!existsSync(pricesFile)) {
    throw new Error('eating/ppnap_prices.csv.gz is not there: prices are not compared.')
  }
  const asked = new Map(
    readCsv(gunzipSync(readFileSync(pricesFile)).toString()).rows.map(({ cells }) => [
      cells.food_code,
      Number(cells.price_2024_100g),
    ]),
  )
  const written = readCsv(readFileSync('packages/foods/data/food-prices.csv', 'utf8')).rows
  let comparedPrices = 0
  for (const { cells } of written) {
    if (cells.basis !== 'record' || cells.source !== 'ers-ppnap-2024') continue
    comparedPrices += 1
    const theirs = asked.get(cells.of)
    if (theirs === undefined || Math.abs(Number(cells.usd_per_100g) - theirs) > rounding) {
      console.log(`${cells.food}: ${cells.usd_per_100g} dollars, recorded ${theirs} of ${cells.of}`)
      differences += 1
    }
  }
  console.log(
    `${foods.length} foods and ${ofSurvey.length} plain foods of FNDDS and ${comparedPrices} prices compared, ${differences} differences`,
  )
  return { judged: foods.length + ofSurvey.length + comparedPrices, found: differences }
})
