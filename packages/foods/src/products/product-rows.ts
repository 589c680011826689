import { allergenIds } from '../allergen.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import { type Product, type ProductFacts, productMarks, productOrigins } from './product.ts'
import { type ProductCategory, productCategories } from './product-categories.ts'

type Fact = (typeof allergenIds | typeof productOrigins | typeof productMarks)[number]

const facts: ReadonlySet<string> = new Set([...allergenIds, ...productOrigins, ...productMarks])
const isFact = (word: string): word is Fact => facts.has(word)

function factsOf(words: readonly string[], where: string): ProductFacts {
  const unknown = words.find((word) => !isFact(word))
  if (unknown !== undefined) throw new Error(`${where}: “${unknown}” is nothing a product holds`)
  const held: ReadonlySet<string> = new Set(words)
  return {
    allergens: allergenIds.filter((id) => held.has(id)),
    origins: productOrigins.filter((id) => held.has(id)),
    marks: productMarks.filter((id) => held.has(id)),
  }
}

const wordsOf = (cell: string) => cell.split(/\s+/u).filter((word) => word !== '')

const idOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')

function productOf(category: ProductCategory, row: string): Product {
  const cells = row.split('|').map((cell) => cell.trim())
  const [name, brand, also, holds, often, source] = cells
  if (
    cells.length !== 6 ||
    name === undefined ||
    brand === undefined ||
    also === undefined ||
    holds === undefined ||
    often === undefined ||
    source === undefined ||
    name === ''
  ) {
    throw new Error(`A product has six cells, not ${cells.length}: ${row}`)
  }
  if (!/^\d*$/u.test(source)) throw new Error(`${name}: “${source}” is no FoodData Central id`)
  const held = wordsOf(holds)
  const assumed = source === '' ? wordsOf(productCategories[category]) : []
  const oftenHeld = [...wordsOf(often), ...assumed].filter((word) => !held.includes(word))
  const names = listTerms(also)
  return {
    id: idOf(name),
    name,
    brand,
    also: names.filter((one) => !one.startsWith('=')),
    alone: names.filter((one) => one.startsWith('=')).map((one) => one.slice(1).trim()),
    category,
    holds: factsOf(held, name),
    oftenHolds: factsOf(oftenHeld, name),
    fdcId: source === '' ? null : Number(source),
  }
}

/**
 * Products of one kind, a row each: name | brand | other names | holds | often holds | FoodData Central
 * id of a label that declares it. Other names stand between commas; one after "=" means the product only
 * where nothing else is typed. What is held: allergens, origins and marks. Without an id, what its kind
 * holds is assumed of it. Throws for a row that does not read so.
 */
export const productRows = (category: ProductCategory, rows: string): Product[] =>
  rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => productOf(category, row))
