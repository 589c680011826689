import { readCsv } from '@brightplate/foods/reading/files/read-csv'

/** An everyday food of a kitchen, under one of its names. */
export interface KitchenFood {
  id: string
  kitchen: string
  typed: string
  /** Foods that it is easily taken for. */
  notThis: readonly string[]
}

const listOf = (cell: string | undefined) =>
  (cell ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A name a row; with `alsoCalled` each other name of the food, too. */
export const readKitchens = (text: string, alsoCalled: boolean): KitchenFood[] =>
  readCsv(text).rows.flatMap(({ cells }) => {
    const { id = '', kitchen = '', typed = '' } = cells
    const others = alsoCalled ? listOf(cells.also_called) : []
    const notThis = listOf(cells.not_this)
    return [typed, ...others].map((name) => ({ id, kitchen, typed: name, notThis }))
  })
