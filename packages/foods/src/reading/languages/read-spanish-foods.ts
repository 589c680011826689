import { z } from 'zod'
import type { Food } from '../../food.ts'
import type {
  SpanishFood,
  SpanishFoodWords,
  SpanishPlainFood,
} from '../../languages/spanish-food.ts'
import type { PlainFood } from '../../plain-foods/plain-food.ts'
import type { Fault } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import { type CellReader, cellReader, wrongColumns } from '../files/read-cells.ts'
import { readCsv } from '../files/read-csv.ts'
import { readYaml } from '../files/read-yaml.ts'
import type { WordFile } from '../words/read-subject-file.ts'

/** The English that a translation is held against. */
interface EnglishFoods {
  foods: readonly Pick<Food, 'id' | 'plural'>[]
  plainFoods: readonly Pick<PlainFood, 'id' | 'step' | 'food'>[]
}

export interface SpanishFoodFiles {
  foods: WordFile
  plain: WordFile
  youngForms: WordFile
  shop: WordFile
  terms: WordFile
  notes: WordFile
}

const table = z.record(z.string(), z.string().min(1))
const shopSchema = z.strictObject({
  aisles: table,
  units: table,
  sizes: table,
  names: z.record(
    z.string(),
    z.strictObject({ name: z.string().min(1), many: z.string().optional() }),
  ),
})
const termsSchema = z.strictObject({
  allergens: table,
  diets: table,
  textures: table,
  cuisines: table,
  words: table,
})

const notesSchema = z.strictObject({
  allergies: table,
  diets: table,
  diet_advice: table,
  advice: table,
})

const genders = ['m', 'f', 'f-el', 'mp', 'fp'] as const

const foodColumns = ['id', 'name', 'plural', 'gender']
const plainColumns = ['id', 'name', 'one', 'many', 'gender', 'step']

const figuresIn = (text: string) =>
  Array.from(
    text.replaceAll(/half an inch/g, '1/2').matchAll(/\d+(?:\/\d+)?/g),
    ([figure]) => figure,
  )
    .sort()
    .join(' ')

/** "cuadritos de maíz": a name that is of many in itself, though not of what sounds so. */
const isOfMany = (name: string): boolean => /^(?!res )\S+[aeo]s(?: |$)/.test(name)

/** @param other the plural of one, or the singular of many */
function foodOf(cells: CellReader, name: string, other: string): SpanishFood {
  const gender = cells.one('gender', genders) ?? 'm'
  const isMany = gender.endsWith('p') || (other === '' && isOfMany(name))
  return {
    name,
    one: isMany ? other || null : name,
    many: isMany ? name : other || null,
    gender: gender.startsWith('m') ? 'm' : 'f',
    ...(gender === 'f-el' ? { takesEl: true } : {}),
  }
}

/** Reads each row of a table once, and names rows that are twice there or of no food. */
function eachRow(
  { file, text }: WordFile,
  columns: readonly string[],
  ids: readonly string[],
  faults: Fault[],
  take: (id: string, row: Readonly<Record<string, string>>, cells: CellReader) => void,
): void {
  const table = readCsv(text)
  faults.push(...wrongColumns(file, table, columns))
  const seen = new Set<string>()
  for (const row of table.rows) {
    const cells = cellReader(file, row, faults)
    const id = cells.text('id')
    if (!ids.includes(id)) cells.fault('id', `${id} is no food of ours${suggestionOf(id, ids)}`)
    else if (seen.has(id)) cells.fault('id', `${id} stands there already: take one out`)
    else take(id, row.cells, cells)
    seen.add(id)
  }
}

/**
 * What foods are called in Spanish, or everything that is wrong with the files: a plural that English has and Spanish
 * has not, a step with other figures. What is missing is read in English; a test names it.
 */
export function readSpanishFoods(
  files: SpanishFoodFiles,
  english: EnglishFoods,
): { words: SpanishFoodWords; faults: Fault[] } {
  const faults: Fault[] = []
  const foods: Record<string, SpanishFood> = {}
  const plainFoods: Record<string, SpanishPlainFood> = {}

  const foodById = new Map(english.foods.map((food) => [food.id, food]))
  eachRow(files.foods, foodColumns, [...foodById.keys()], faults, (id, row, cells) => {
    const plural = row.plural ?? ''
    foods[id] = foodOf(cells, cells.text('name'), plural)
    if (foodById.get(id)?.plural && plural === '' && !row.gender?.endsWith('p')) {
      cells.fault('plural', 'English counts its pieces: write the plural')
    }
  })

  const plainById = new Map(english.plainFoods.map((plain) => [plain.id, plain]))
  eachRow(files.plain, plainColumns, [...plainById.keys()], faults, (id, row, cells) => {
    const plain = plainById.get(id)
    const other = row.gender?.endsWith('p') ? row.one : row.many
    const food = foodOf(cells, cells.text('name'), other ?? '')
    foods[id] ??= food
    const step = row.step ?? ''
    if (plain?.food.plural && !foods[id]?.many) {
      cells.fault('many', 'English counts its pieces: write the plural')
    }
    if (plain && figuresIn(step) !== figuresIn(plain.step)) {
      cells.fault('step', `other figures than in English: "${plain.step}"`)
    }
    plainFoods[id] = { ...food, step }
  })

  const lines = { examples: {}, wordsAt: () => [], yamlMend: 'a line each, "mashed: machacad@"' }
  const formed = readYaml(files.youngForms.file, files.youngForms.text, table, lines)
  const shop = readYaml(files.shop.file, files.shop.text, shopSchema, lines)
  const terms = readYaml(files.terms.file, files.terms.text, termsSchema, lines)
  const notes = readYaml(files.notes.file, files.notes.text, notesSchema, lines)
  const youngForms = formed.written ?? {}
  faults.push(...formed.faults, ...shop.faults, ...terms.faults, ...notes.faults)
  const words = {
    foods,
    plainFoods,
    youngForms,
    shop: shop.written ?? { aisles: {}, units: {}, sizes: {}, names: {} },
    terms: terms.written ?? { allergens: {}, diets: {}, textures: {}, cuisines: {}, words: {} },
    notes: notes.written ?? { allergies: {}, diets: {}, diet_advice: {}, advice: {} },
  }
  return { words, faults }
}
