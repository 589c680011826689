import { kitchen as compiled } from '../compiled/kitchen.js'
import type { Kitchen } from './kitchen.ts'

/** `data/kitchen.yaml`, compiled. */
export const kitchen: Kitchen = compiled
