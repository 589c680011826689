import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { PlateBase, PlateMeal } from '../src/plate-base.ts'

export declare const plates: Readonly<Record<PlateMeal, readonly PlateBase[]>>
export declare const eatenBeside: Readonly<Record<PlateMeal, readonly PlainGroup[]>>
export declare const besideAtLast: Readonly<Record<PlateMeal, readonly PlainGroup[]>>
export declare const lastBases: Readonly<Record<PlateMeal, readonly PlainGroup[]>>
export declare const staples: Readonly<Record<string, readonly string[]>>
export declare const ofOwnKitchen: readonly PlainGroup[]
