import { keeping } from '../compiled/keeping.js'
import type { KeepingTable } from './keeping.ts'

/** How long what was cooked keeps: `data/keeping.yaml`, compiled. */
export const keepingTable: KeepingTable = keeping
