import type { Food } from './food.ts'
import { nutrients } from './nutrients.ts'

const columns = [
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

const cell = (value: string | number | null) => {
  const text = value === null ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const row = (food: Food) => [
  food.id,
  food.name,
  food.ndbNo,
  food.fdcId,
  food.aisle,
  food.contains.join(' '),
  food.oftenContains.join(' '),
  food.origins.join(' '),
  food.mercury,
  Object.entries(food.counted)
    .map(([kind, grams]) => `${kind}=${grams}`)
    .join(' '),
  food.choking?.hazard ?? null,
  ...nutrients.map((nutrient) => food.per100g[nutrient]),
]

/** The table of foods as CSV: a row a food, figures per 100 g, blank where unknown. */
export const foodsCsv = (foods: readonly Food[]): string =>
  [columns, ...foods.map(row)].map((cells) => `${cells.map(cell).join(',')}\n`).join('')
