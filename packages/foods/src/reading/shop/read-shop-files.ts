import { type FoodPrice, priceBases } from '../../shop/food-price.ts'
import type { BoughtShare, Pack } from '../../shop/pack.ts'
import type { Fault } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import { type CellReader, cellReader, wrongColumns } from '../files/read-cells.ts'
import { readCsv } from '../files/read-csv.ts'
import { readYaml } from '../files/read-yaml.ts'
import type { WordFile } from '../words/read-subject-file.ts'
import { namesDocument } from '../words/word-document.ts'
import { wordShapeWords } from '../words/word-shape-words.ts'

export interface ShopFiles {
  sources: WordFile
  /** A row a food: what 100 g of it cost. */
  prices: WordFile
  /** A row a food that shops sell: in which packs. */
  packs: WordFile
  /** A row a food to buy for one that shops do not sell so. */
  bought: WordFile
}

export interface ShopFigures {
  prices: [foodId: string, price: FoodPrice][]
  packs: [foodId: string, pack: Pack][]
  bought: [foodId: string, shares: BoughtShare[]][]
}

const packColumns = ['name', 'unit', 'size', 'grams', 'keeps_days', 'freezes', 'staple']

/** Nobody buys it. */
const fromTheTap = ['water']

/** Who estimates names no record. */
const isEstimate = (basis: string | null) => basis === 'own'

function readPrice(cells: CellReader, of: string): FoodPrice {
  const usdPer100g = cells.needed('usd_per_100g', 'usd_per_100g is missing: US dollars of 100 g')
  const basis = cells.one('basis', priceBases)
  if (cells.text('basis') !== '' && !isEstimate(basis) && of === '') {
    cells.fault('of', 'of is missing: the record that the price is of, such as 63101000')
  }
  return { usdPer100g, basis: basis ?? 'own', source: cells.text('source') }
}

const flag = (cells: CellReader, column: string) => cells.one(column, ['yes']) === 'yes'

/** What a figure must be: more than nothing. */
function above0(cells: CellReader, column: string, meaning: string): number {
  const problem = `${column} is missing: ${meaning}`
  const figure = cells.needed(column, problem)
  if (figure === 0) cells.fault(column, problem)
  return figure
}

function readPack(cells: CellReader, row: Readonly<Record<string, string>>): Pack {
  return {
    name: row.name || null,
    unit: cells.text('unit'),
    size: row.size || null,
    grams: above0(cells, 'grams', 'what one of them weighs'),
    keepsDays: cells.figure('keeps_days'),
    freezes: flag(cells, 'freezes'),
    staple: flag(cells, 'staple'),
  }
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
  if (named.written === null) return { prices: [], packs: [], bought: [], faults: named.faults }
  const faults: Fault[] = []
  const sources = Object.keys(named.written)
  const known = new Set(foodIds)

  const eachFood = (
    { file, text }: WordFile,
    columns: readonly string[],
    take: (food: string, cells: CellReader, row: Readonly<Record<string, string>>) => void,
    mayRepeat = false,
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
      } else if (before !== undefined && !mayRepeat) {
        cells.fault('food', `${food} stands on line ${before} already: take one of them out`)
      } else take(food, cells, row.cells)
    }
    return seen
  }

  const prices: ShopFigures['prices'] = []
  const priced = eachFood(files.prices, ['usd_per_100g', 'basis', 'of'], (food, cells, row) => {
    prices.push([food, readPrice(cells, row.of ?? '')])
  })
  const packs: ShopFigures['packs'] = []
  const packed = eachFood(files.packs, packColumns, (food, cells, row) => {
    packs.push([food, readPack(cells, row)])
  })
  const bought: { food: string; share: BoughtShare }[] = []
  eachFood(
    files.bought,
    ['bought', 'share'],
    (food, cells) => {
      const one = cells.text('bought')
      if (!packed.has(one)) {
        cells.fault('bought', `${one} has no pack${suggestionOf(one, packed.keys())}`)
      }
      if (packed.has(food)) {
        cells.fault('food', `${food} has a pack: take that out of ${files.packs.file}, or this row`)
      }
      const share = above0(cells, 'share', 'grams to buy for a gram of it')
      bought.push({ food, share: { food: one, share } })
    },
    true,
  )
  const boughtFor = Map.groupBy(bought, ({ food }) => food)
  const missing = (file: string, problem: string) =>
    faults.push({ file, line: 1, location: 'food', problem })
  for (const food of foodIds) {
    if (!priced.has(food)) {
      missing(files.prices.file, `${food} has no price: write a row for it`)
    }
    if (!packed.has(food) && !boughtFor.has(food) && !fromTheTap.includes(food)) {
      missing(
        files.packs.file,
        `${food} has no pack: write a row for it, or in ${files.bought.file} what is bought for it`,
      )
    }
  }
  return {
    prices,
    packs,
    bought: [...boughtFor].map(([food, rows]) => [food, rows.map(({ share }) => share)]),
    faults,
  }
}
