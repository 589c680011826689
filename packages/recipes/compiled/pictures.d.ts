import type { PictureTables } from '../src/pictures/picture-tables.ts'

export declare const tables: PictureTables
