import { composites as compiled } from '../../compiled/words.js'
import type { Composite } from './composite.ts'

/** What is in products whose names do not say it, for the single foods that parents exclude. */
export const composites: readonly Composite[] = compiled
