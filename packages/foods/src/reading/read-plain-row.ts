import { allergenIds } from '../allergen.ts'
import { type AgeBand, ageBands } from '../eating/age-band.ts'
import {
  aisles,
  type ChokingHazard,
  chokingKinds,
  type Food,
  measureUnits,
  mercuryAdvice,
  origins,
} from '../food.ts'
import type { FoodComposition } from '../nutrients.ts'
import {
  type PlainFood,
  type Portion,
  plainColours,
  plainFlavours,
  plainGroups,
  plainPreparations,
  plainShapes,
  plainTemperatures,
  plainTextures,
} from '../plain-foods/plain-food.ts'
import type { Fault } from './files/fault.ts'
import { type CellReader, cellReader } from './files/read-cells.ts'
import type { CsvRow } from './files/read-csv.ts'
import { readCounted } from './read-food-row.ts'

/** Columns that say what a food holds: blank where the row is a food of foods.csv, which says it. */
const foodColumns = [
  'plural',
  'aisle',
  'contains',
  'often_contains',
  'origins',
  'made_of',
  'counts_as',
  'mercury',
  'counted',
  'choking',
  'added_colour',
  'fortified',
  'measures',
] as const

const gramsColumn = (band: AgeBand) => `grams_${band.replace('-', '_')}`
const mostColumn = (band: AgeBand) => `most_${band.replace('-', '_')}`

export const plainColumns = [
  'id',
  'name',
  'typed_as',
  'brands',
  'food_code',
  'ndb_no',
  'stand_in',
  'category',
  'group',
  'preparation',
  'temperature',
  'textures',
  'colour',
  'flavour',
  'shape',
  ...foodColumns,
  ...ageBands.flatMap((band) => [gramsColumn(band), mostColumn(band)]),
  'minutes',
  'step',
  'safe_form_under_5',
  'picture',
  'unasked',
  'variant_of',
  'cuisines',
]

/** What the table of figures says of a record. */
export interface RecordFigures {
  per100g: FoodComposition
  caffeineMg: number | null
}

/** What the other files of data say. */
export interface PlainSurroundings {
  foods: ReadonlyMap<string, Food>
  figures: ReadonlyMap<string, RecordFigures>
}

/** A plain food is on the table soon; a pie from frozen, with nothing to do, has the oven's time. */
const most = { minutes: 40 }
/** Caffeine in mg per 100 g below which it is a trace. */
const caffeineFrom = 1
const caffeinated = ['cocoa', 'tea', 'coffee', 'cola']

const phrases = (cell: string | undefined) =>
  (cell ?? '')
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

function required<Name extends string>(
  cells: CellReader,
  row: CsvRow,
  column: string,
  names: readonly [Name, ...Name[]],
): Name {
  if (!row.cells[column]) cells.fault(column, `${column} is missing: one of ${names.join(', ')}`)
  return cells.one(column, names) ?? names[0]
}

function flag(cells: CellReader, column: string): boolean {
  return cells.one(column, ['yes']) === 'yes'
}

const without = 'without '

/** "yes" for any child, "without milk-whole" for one who may not have that. */
function readUnasked(cells: CellReader, row: CsvRow): Pick<PlainFood, 'unasked' | 'insteadOf'> {
  const cell = row.cells.unasked ?? ''
  if (cell.startsWith(without)) return { unasked: true, insteadOf: cell.slice(without.length) }
  if (cell !== '' && cell !== 'yes') {
    cells.fault(
      'unasked',
      `unasked is ${cell}: yes, nothing, or "without" and the id of the food that it stands for`,
    )
  }
  return { unasked: cell === 'yes', insteadOf: null }
}

function readPortions(cells: CellReader, row: CsvRow): PlainFood['portions'] {
  const portionOf = (band: AgeBand): Portion | null => {
    const [gramsAt, mostAt] = [gramsColumn(band), mostColumn(band)]
    if (row.cells[gramsAt] === 'never') return null
    const usual = cells.figure(gramsAt)
    const atMost = cells.figure(mostAt)
    if (usual === null || atMost === null || usual === 0) {
      cells.fault(gramsAt, `grams of a portion are missing: ${gramsAt} and ${mostAt}, or never`)
      return null
    }
    if (usual > atMost) cells.fault(mostAt, `${atMost} is less than the usual ${usual}: swap them`)
    return { usual, most: atMost }
  }
  return {
    '1-3': portionOf('1-3'),
    '4-8': portionOf('4-8'),
    '9-13': portionOf('9-13'),
    '14-18': portionOf('14-18'),
  }
}

const underThree = 'under 3: '

/** "mashed", or "under 3: mashed" of what a child of three chews as it is. */
function readUnder5(cells: CellReader): PlainFood['under5'] {
  const cell = cells.text('safe_form_under_5')
  if (cell === 'as-is') return 'as-is'
  if (cell === 'never') return null
  if (cell.startsWith(underThree)) return { words: cell.slice(underThree.length), under: 3 }
  return { words: cell, under: 5 }
}

function readMeasures(cells: CellReader, row: CsvRow): Food['measures'] {
  const pairs = (row.cells.measures ?? '').split(' ').filter((pair) => pair !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [unit = '', grams = ''] = pair.split('=')
      if (!measureUnits.some((one) => one === unit) || !(Number(grams) > 0)) {
        cells.fault('measures', `${pair} is no measure: a unit and its grams, such as piece=16`)
      }
      return [unit, Number(grams)]
    }),
  )
}

const hazardOf = (
  hazard: ChokingHazard['hazard'],
  safeForm: Exclude<PlainFood['under5'], 'as-is'>,
): ChokingHazard => ({
  hazard,
  safeWhen: safeForm === null ? [] : [safeForm.words],
  forYoung: safeForm?.words ?? null,
  ...(safeForm?.under === 3 ? { under: 3 } : {}),
})

const plantOrigins = ['plant', 'fungus', 'mineral', 'yeast', 'alcohol']

function readFood(
  cells: CellReader,
  row: CsvRow,
  plain: Pick<PlainFood, 'id' | 'name' | 'under5'>,
  { per100g, caffeineMg }: RecordFigures,
): Food {
  const from = cells.several('origins', origins)
  if (!row.cells.origins) cells.fault('origins', `origins is missing: ${origins.join(', ')}`)
  const hazard = cells.one('choking', chokingKinds)
  if ((hazard === null) !== (plain.under5 === 'as-is')) {
    cells.fault(
      'safe_form_under_5',
      hazard === null
        ? 'choking says nothing of a danger: write it there, or as-is here'
        : `a ${hazard} food is not safe as-is: say in which form it is, or never`,
    )
  }
  const safeForm = plain.under5 === 'as-is' ? null : plain.under5
  const isPlant = from.every((origin) => plantOrigins.includes(origin))
  const fortified = flag(cells, 'fortified')
  return {
    id: plain.id,
    name: plain.name,
    ...(row.cells.plural ? { plural: row.cells.plural } : {}),
    aisle: required(cells, row, 'aisle', aisles),
    ndbNo: row.cells.ndb_no || null,
    fdcId: null,
    per100g: { ...per100g, retinol_ug: isPlant && !fortified ? 0 : per100g.retinol_ug },
    measures: readMeasures(cells, row),
    contains: cells.several('contains', allergenIds),
    oftenContains: cells.several('often_contains', allergenIds),
    origins: from,
    madeOf: phrases(row.cells.made_of),
    countsAs: phrases(row.cells.counts_as),
    choking: hazard === null ? null : hazardOf(hazard, safeForm),
    mercury: cells.one('mercury', mercuryAdvice),
    counted: readCounted(cells, row.cells.counted ?? ''),
    // A record that stands in may have chocolate in it that this food has not.
    ...(caffeineMg !== null &&
    caffeineMg >= caffeineFrom &&
    phrases(row.cells.made_of).some((part) => caffeinated.includes(part))
      ? { caffeineMg }
      : {}),
    ...(flag(cells, 'added_colour') ? { addedColour: true as const } : {}),
    ...(fortified ? { fortified: true as const } : {}),
  }
}

function ownFood(
  cells: CellReader,
  row: CsvRow,
  plain: Pick<PlainFood, 'id' | 'name' | 'under5'>,
  { foods, figures }: PlainSurroundings,
): Food | null {
  const shared = foods.get(plain.id)
  if (shared) {
    for (const column of foodColumns) {
      if (row.cells[column]) cells.fault(column, 'foods.csv says this of the food: leave it blank')
    }
    if (row.cells.food_code || row.cells.ndb_no !== shared.ndbNo) {
      cells.fault('ndb_no', `foods.csv has its figures of another record: write ${shared.ndbNo}`)
    }
    const isSafe = shared.choking === null
    if (isSafe !== (plain.under5 === 'as-is')) {
      cells.fault(
        'safe_form_under_5',
        isSafe
          ? 'foods.csv knows of no danger: write as-is'
          : 'foods.csv knows a danger: say the form',
      )
    }
    return null
  }
  const record = row.cells.food_code || row.cells.ndb_no || ''
  if ((row.cells.food_code === '') === (row.cells.ndb_no === '')) {
    cells.fault('food_code', 'one record: write food_code or ndb_no, and not both')
  }
  const found = figures.get(record)
  if (!found) {
    cells.fault('food_code', `${record} has no figures: copy them into plain-food-figures.csv`)
    return null
  }
  return readFood(cells, row, plain, found)
}

/** A plain food from its row; its `food` is null where foods.csv has it. What is wrong goes to `faults`. */
export function readPlainRow(
  file: string,
  row: CsvRow,
  surroundings: PlainSurroundings,
  faults: Fault[],
): Omit<PlainFood, 'food'> & { food: Food | null } {
  const cells = cellReader(file, row, faults)
  const id = cells.text('id')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    cells.fault('id', `${id} is no id: lower case with hyphens, such as chicken-nuggets`)
  }
  const name = cells.text('name')
  const typedAs = phrases(row.cells.typed_as)
  const loud = typedAs.find((phrase) => phrase !== phrase.toLowerCase())
  if (loud) cells.fault('typed_as', `${loud} is written in lower case: ${loud.toLowerCase()}`)
  const minutes = cells.figure('minutes') ?? 0
  if (minutes > most.minutes) {
    cells.fault(
      'minutes',
      `${minutes} is too long: a plain food is on the table in ${most.minutes} at most`,
    )
  }
  const step = cells.text('step')
  if (!/^[A-Z].*\.$/.test(step)) cells.fault('step', 'a step is one sentence: "Pour it over milk."')
  const category = cells.needed('category', 'category is missing: the number of WWEIA')
  const under5 = readUnder5(cells)
  const textures = cells.several('textures', plainTextures)
  if (textures.length === 0) {
    cells.fault('textures', `textures is missing: ${plainTextures.join(', ')}`)
  }
  return {
    id,
    name,
    typedAs,
    brands: phrases(row.cells.brands),
    source: row.cells.food_code
      ? { foodCode: row.cells.food_code }
      : { ndbNo: row.cells.ndb_no ?? '' },
    category,
    group: required(cells, row, 'group', plainGroups),
    form: {
      preparation: required(cells, row, 'preparation', plainPreparations),
      temperature: required(cells, row, 'temperature', plainTemperatures),
      textures,
      colour: required(cells, row, 'colour', plainColours),
      flavour: required(cells, row, 'flavour', plainFlavours),
      shape: required(cells, row, 'shape', plainShapes),
    },
    portions: readPortions(cells, row),
    minutes,
    step,
    under5,
    picture: cells.text('picture'),
    ...readUnasked(cells, row),
    variantOf: row.cells.variant_of || null,
    cuisines: (row.cells.cuisines ?? '').split(' ').filter((cuisine) => cuisine !== ''),
    food: ownFood(cells, row, { id, name, under5 }, surroundings),
  }
}
