import { tables as compiled } from '../../compiled/pictures.js'
import type { FoodLook, FormShape, PictureTables, PieceShape } from './picture-tables.ts'

/** The files of `data`, compiled. */
export const tables: PictureTables = compiled

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

export const formOf = (name: string): FormShape | undefined => own(tables.forms, name)
export const pieceOf = (name: string): PieceShape | undefined => own(tables.pieces, name)
export const colourOf = (name: string): string | undefined => own(tables.colours, name)
export const lookOf = (foodId: string): FoodLook | undefined => own(tables.looks, foodId)
