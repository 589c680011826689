import { splitList } from '@brightplate/meal-plans/profile-terms/splitting/split-list'
import { csvRows } from '../typed/csv-rows.ts'

/** The foods of a child as its parent would type them. */
export interface RealList {
  id: string
  kind: string
  age: number
  foods: readonly string[]
  isPasted: boolean
}

/** What the form makes of a paste. */
const pasted = (text: string) =>
  splitList({ list: 'safe_foods', text }).entries.flatMap(
    ({ text: entry, offered }) => offered ?? entry,
  )

/** A cell with line breaks is quoted: they are kept from ending its row. */
const oneRowALine = (text: string) =>
  text.replaceAll(/"(?:[^"]|"")*"/gu, (cell) => cell.replaceAll('\n', '\u2028'))

/** Rows of "id,kind,age,sex,foods,fndds_codes,cycle,typed_as,raw". */
export const readRealLists = (text: string): RealList[] =>
  csvRows(oneRowALine(text)).map(([id = '', kind = '', age, , foods = '', , , as, raw = '']) => ({
    id,
    kind,
    age: Number(age),
    foods: as === 'paste' ? pasted(raw.replaceAll('\u2028', '\n')) : foods.split(' | '),
    isPasted: as === 'paste',
  }))
