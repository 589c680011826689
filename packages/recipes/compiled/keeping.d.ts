import type { KeepingTable } from '../src/keeping.ts'

export declare const keeping: KeepingTable
