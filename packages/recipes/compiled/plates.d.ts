import type { PlateBase, PlateMeal } from '../src/plate-base.ts'

export declare const plates: Readonly<Record<PlateMeal, readonly PlateBase[]>>
