import { plates } from '../compiled/plates.js'
import type { PlateBase, PlateMeal } from './plate-base.ts'

/** The bases of each kind of meal, those first that suit it best: `data/plates.yaml`, compiled. */
export const plateBases: Readonly<Record<PlateMeal, readonly PlateBase[]>> = plates
