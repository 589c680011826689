import { allergenIds } from '../allergen.ts'
import {
  aisles,
  type CountedKind,
  chokingKinds,
  countedKinds,
  type Food,
  mercuryAdvice,
  type Origin,
  origins,
} from '../food.ts'
import { type alwaysKnown, type FoodComposition, type Nutrient, nutrients } from '../nutrients.ts'
import type { Fault } from './files/fault.ts'
import { type CellReader, cellReader } from './files/read-cells.ts'
import type { CsvRow } from './files/read-csv.ts'
import type { FoodNotes } from './food-document.ts'

export const foodColumns = [
  'id',
  'name',
  'ndb_no',
  'fdc_id',
  'aisle',
  'contains',
  'often_contains',
  'origins',
  'mercury',
  'counted',
  'choking',
  ...nutrients,
]

/** Figures that are not USDA's and stand in files of their own. */
export interface OwnFigures {
  measures: Food['measures']
  caffeineMg: number | null
}

const plantOrigins: readonly Origin[] = ['plant', 'fungus', 'mineral', 'yeast', 'alcohol']

/** Vitamin A is retinol in what comes from animals or is fortified, and none of it elsewhere. */
function retinolOf(vitA: number | null, origin: readonly Origin[], fortified: boolean) {
  return fortified || origin.some((one) => !plantOrigins.includes(one)) ? vitA : 0
}

const missing: Readonly<Partial<Record<Nutrient, string>>> = {
  energy_kcal: 'energy_kcal is missing',
  added_sugars_g: 'added_sugars_g is missing: 0 where no sugar is added',
} satisfies Record<(typeof alwaysKnown)[number], string>

export const figuresOfRow = (cells: CellReader): FoodComposition =>
  Object.fromEntries(
    nutrients.map((nutrient) => {
      const problem = missing[nutrient]
      return [nutrient, problem ? cells.needed(nutrient, problem) : cells.figure(nutrient)]
    }),
  ) as FoodComposition

function readComposition(cells: CellReader, food: Pick<Food, 'origins'>, notes: FoodNotes) {
  const written = figuresOfRow(cells)
  const retinol = retinolOf(written.vit_a_rae_ug, food.origins, notes.fortified === true)
  if (written.retinol_ug !== retinol) {
    cells.fault(
      'retinol_ug',
      `${written.retinol_ug ?? 'nothing'} does not follow from vit_a_rae_ug, the origins and whether it is fortified: write ${retinol ?? 'nothing'}`,
    )
  }

  return written
}

/** What counts to a limit of a day or a week: `fish=1`. */
export function readCounted(cells: CellReader, written: string): Food['counted'] {
  const counted: Partial<Record<CountedKind, number>> = {}
  for (const pair of written.split(' ').filter((one) => one !== '')) {
    const [name = '', grams = ''] = pair.split('=')
    const kind = countedKinds.find((one) => one === name)
    if (!kind || grams === '' || !Number.isFinite(Number(grams))) {
      const kinds = countedKinds.join(', ')
      cells.fault('counted', `${pair} counts nothing: a kind and grams such as fish=1, of ${kinds}`)
    } else counted[kind] = Number(grams)
  }
  return counted
}

function readChoking(cells: CellReader, notes: FoodNotes): Food['choking'] {
  const hazard = cells.one('choking', chokingKinds)
  if (hazard === null) {
    if (notes.safe_when !== undefined) {
      cells.fault(
        'choking',
        'the notes say when it is safe: say here what is dangerous, or take safe_when out there',
      )
    }
    return null
  }
  if (notes.safe_when === undefined) {
    cells.fault(
      'choking',
      'safe_when is missing in the notes on foods: [] where nothing makes it safe',
    )
  }
  return { hazard, safeWhen: notes.safe_when ?? [], forYoung: notes.for_young ?? null }
}

/** A food from its row, its notes and its own figures; what is wrong goes to `faults`. */
export function readFoodRow(
  file: string,
  row: CsvRow,
  notes: FoodNotes,
  own: OwnFigures,
  faults: Fault[],
): Food {
  const cells = cellReader(file, row, faults)
  const id = cells.text('id')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    cells.fault('id', `${id} is no id: lower case with hyphens, such as brown-rice-cooked`)
  }
  const ndbNo = cells.text('ndb_no')
  if (!/^\d{5}$/.test(ndbNo)) cells.fault('ndb_no', `${ndbNo} is no number of SR28: five digits`)
  const aisle = cells.one('aisle', aisles)
  if (!row.cells.aisle) cells.fault('aisle', `aisle is missing: one of ${aisles.join(', ')}`)
  const origin = cells.several('origins', origins)
  if (!row.cells.origins) cells.fault('origins', `origins is missing: ${origins.join(', ')}`)
  return {
    id,
    name: cells.text('name'),
    ...(notes.plural === undefined ? {} : { plural: notes.plural }),
    aisle: aisle ?? 'baking',
    ndbNo,
    fdcId: cells.figure('fdc_id'),
    per100g: readComposition(cells, { origins: origin }, notes),
    measures: own.measures,
    contains: cells.several('contains', allergenIds),
    oftenContains: cells.several('often_contains', allergenIds),
    origins: origin,
    madeOf: notes.made_of,
    countsAs: notes.counts_as,
    choking: readChoking(cells, notes),
    mercury: cells.one('mercury', mercuryAdvice),
    counted: readCounted(cells, row.cells.counted ?? ''),
    ...(own.caffeineMg === null ? {} : { caffeineMg: own.caffeineMg }),
    ...(notes.added_colour ? { addedColour: true as const } : {}),
    ...(notes.fortified ? { fortified: true as const } : {}),
  }
}
