import { type AllergenId, allergenIds } from '../allergen.ts'
import {
  type Product,
  type ProductFacts,
  productMarks,
  productOrigins,
} from '../products/product.ts'
import { keysOfName } from '../products/product-names.ts'
import type { Fault } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { type CellReader, cellReader, wrongColumns } from './files/read-cells.ts'
import { readCsv } from './files/read-csv.ts'
import { readYaml } from './files/read-yaml.ts'
import type { WordFile } from './words/read-subject-file.ts'
import { namesDocument } from './words/word-document.ts'
import { wordShapeWords } from './words/word-shape-words.ts'

export interface ProductFiles {
  sources: WordFile
  /** A row a product; names in a cell stand between semicolons. */
  products: WordFile
  /** What products of a kind hold where no label here declares them. */
  categories: WordFile
}

type Fact = AllergenId | (typeof productOrigins)[number] | (typeof productMarks)[number]

const factNames: readonly Fact[] = [...allergenIds, ...productOrigins, ...productMarks]
const productColumns = [
  'id',
  'name',
  'brand',
  'category',
  'also',
  'alone',
  'holds',
  'often_holds',
  'fdc_id',
  'source',
]
const categoryColumns = ['category', 'often_holds', 'source']

/** The source whose records `fdc_id` names. */
const labels = 'usda-branded'

function factsOf(held: readonly Fact[]): ProductFacts {
  return {
    allergens: allergenIds.filter((id) => held.includes(id)),
    origins: productOrigins.filter((id) => held.includes(id)),
    marks: productMarks.filter((id) => held.includes(id)),
  }
}

const namesIn = (cell: string) =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function readSource(cells: CellReader, written: string, sources: readonly string[]): void {
  if (written === '') cells.fault('source', 'source is missing: an id of sources.yaml, such as own')
  else cells.one('source', sources)
}

/** Both or neither: the number of a label, and the source that it is a number of. */
function readLabel(cells: CellReader, label: string, source: string): number | null {
  if (label === '' && source === labels) {
    cells.fault('fdc_id', `fdc_id is missing: the number of the label in ${labels}, or source own`)
  }
  if (label === '') return null
  if (!/^\d+$/.test(label)) {
    cells.fault('fdc_id', `${label} is no number of FoodData Central: digits alone, or nothing`)
  } else if (source !== '' && source !== labels) {
    cells.fault('source', `the number of a label is of ${labels}: write that, or take it out`)
  }
  return Number(label)
}

function readCategories(
  { file, text }: WordFile,
  sources: readonly string[],
  faults: Fault[],
): Map<string, readonly Fact[]> {
  const table = readCsv(text)
  faults.push(...wrongColumns(file, table, categoryColumns))
  const categories = new Map<string, readonly Fact[]>()
  for (const row of table.rows) {
    const cells = cellReader(file, row, faults)
    const category = cells.text('category')
    if (categories.has(category)) {
      cells.fault('category', `${category} stands there already: take one out`)
    }
    readSource(cells, row.cells.source ?? '', sources)
    categories.set(category, cells.several('often_holds', factNames))
  }
  return categories
}

/** Every product in the order of its file, or everything that is wrong with the files. */
export function readProductFiles(files: ProductFiles): { products: Product[]; faults: Fault[] } {
  const faults: Fault[] = []
  const named = readYaml(files.sources.file, files.sources.text, namesDocument, wordShapeWords)
  if (named.written === null) return { products: [], faults: named.faults }
  const sources = Object.keys(named.written)
  const categories = readCategories(files.categories, sources, faults)

  const { file, text } = files.products
  const table = readCsv(text)
  faults.push(...wrongColumns(file, table, productColumns))
  const lineOfId = new Map<string, number>()
  const ownerOfKey = new Map<string, { id: string; line: number }>()

  const products = table.rows.map((row): Product => {
    const cells = cellReader(file, row, faults)
    const { line } = row
    const written = (column: string) => row.cells[column] ?? ''
    const id = cells.text('id')
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      cells.fault('id', `"${id}" is no id: lower case with hyphens, such as kix-puffs`)
    }
    const before = lineOfId.get(id)
    if (before !== undefined) {
      cells.fault('id', `${id} stands on line ${before} already: give one of them another id`)
    }
    lineOfId.set(id, line)

    const category = cells.text('category')
    const assumed = categories.get(category)
    if (category !== '' && !assumed) {
      const mend =
        suggestionOf(category, categories.keys()) || ': write it in product-categories.csv'
      cells.fault('category', `${category} is no category of ours${mend}`)
    }
    const holds = cells.several('holds', factNames)
    const often = cells.several('often_holds', factNames)
    for (const fact of often.filter((one) => holds.includes(one))) {
      cells.fault('often_holds', `${fact} stands in holds already: take one of them out`)
    }
    readSource(cells, written('source'), sources)
    const fdcId = readLabel(cells, written('fdc_id'), written('source'))
    const oftenHeld = [...often, ...(fdcId === null ? (assumed ?? []) : [])]

    const name = cells.text('name')
    const [also, alone] = [namesIn(written('also')), namesIn(written('alone'))]
    for (const [column, names] of Object.entries({ name: [name], also, alone })) {
      for (const key of names.flatMap(keysOfName)) {
        const owner = ownerOfKey.get(key)
        if (owner && owner.id !== id) {
          const problem = `${owner.id} on line ${owner.line} has this name already ("${key}"): take one of them out`
          cells.fault(column, problem)
        }
        ownerOfKey.set(key, { id, line })
      }
    }
    return {
      id,
      name,
      brand: cells.text('brand'),
      also,
      alone,
      category,
      holds: factsOf(holds),
      oftenHolds: factsOf(oftenHeld.filter((fact) => !holds.includes(fact))),
      fdcId,
    }
  })
  return { products, faults }
}
