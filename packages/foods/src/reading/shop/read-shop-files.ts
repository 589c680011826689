import { type FoodPrice, priceBases } from '../../shop/food-price.ts'
import type { Fault } from '../fault.ts'
import { suggestionOf } from '../nearest-name.ts'
import { type CellReader, cellReader, wrongColumns } from '../read-cells.ts'
import { readCsv } from '../read-csv.ts'
import type { WordFile } from '../read-subject-file.ts'
import { readYaml } from '../read-yaml.ts'
import { namesDocument } from '../word-document.ts'
import { wordShapeWords } from '../word-shape-words.ts'

export interface ShopFiles {
  sources: WordFile
  /** A row a food: what 100 g of it cost. */
  prices: WordFile
}

export interface ShopFigures {
  prices: [foodId: string, price: FoodPrice][]
}

/** Who estimates names no record. */
const isEstimate = (basis: string | null) => basis === 'own'

function readPrice(cells: CellReader, of: string): FoodPrice {
  const usd = cells.figure('usd_per_100g')
  if (usd === null) cells.fault('usd_per_100g', 'usd_per_100g is missing: US dollars of 100 g')
  const basis = cells.one('basis', priceBases)
  if (cells.text('basis') !== '' && !isEstimate(basis) && of === '') {
    cells.fault('of', 'of is missing: the record that the price is of, such as 63101000')
  }
  return { usdPer100g: usd ?? 0, basis: basis ?? 'own', source: cells.text('source') }
}

/**
 * What shops ask for every food, or everything that is wrong with the files.
 *
 * @param foodIds of every food, plain foods among them
 */
export function readShopFiles(
  files: ShopFiles,
  foodIds: readonly string[],
): ShopFigures & { faults: Fault[] } {
  const named = readYaml(files.sources.file, files.sources.text, namesDocument, wordShapeWords)
  if (named.written === null) return { prices: [], faults: named.faults ?? [] }
  const faults: Fault[] = []
  const sources = Object.keys(named.written)
  const known = new Set(foodIds)

  const eachFood = (
    { file, text }: WordFile,
    columns: readonly string[],
    take: (food: string, cells: CellReader, row: Readonly<Record<string, string>>) => void,
  ) => {
    const table = readCsv(text)
    faults.push(...wrongColumns(file, table, ['food', ...columns, 'source']))
    const seen = new Map<string, number>()
    for (const row of table.rows) {
      const cells = cellReader(file, row, faults)
      if (cells.text('source') !== '') cells.one('source', sources)
      const food = cells.text('food')
      const before = seen.get(food)
      seen.set(food, row.line)
      if (!known.has(food)) {
        cells.fault('food', `${food} is no food of ours${suggestionOf(food, foodIds)}`)
      } else if (before !== undefined) {
        cells.fault('food', `${food} stands on line ${before} already: take one of them out`)
      } else take(food, cells, row.cells)
    }
    return seen
  }

  const prices: ShopFigures['prices'] = []
  const priced = eachFood(files.prices, ['usd_per_100g', 'basis', 'of'], (food, cells, row) => {
    prices.push([food, readPrice(cells, row.of ?? '')])
  })
  for (const food of foodIds) {
    if (priced.has(food)) continue
    const problem = `${food} has no price: write a row for it`
    faults.push({ file: files.prices.file, line: 1, place: 'food', problem })
  }
  return { prices, faults }
}
