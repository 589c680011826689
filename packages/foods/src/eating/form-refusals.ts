import { formRefusals as compiledRefusals } from '../../compiled/eating.js'
import type { RefusedProperty } from './refused-property.ts'

/**
 * Share of autistic children of 3 to 11 years, 0 to 1, who refuse food by this property of it:
 * `data/form-refusals.csv`. By temperature and colour they refuse no more than others do.
 */
export const formRefusals: Readonly<Record<RefusedProperty, number>> = compiledRefusals
