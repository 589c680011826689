/**
 * Cells that a search draws anew for a plan of so many days: a week takes about as long as two, and
 * comes out the better for it (docs/decisions/125-a-search-narrows.md).
 */
export const searchSteps = (durationDays: number): number => 1400 + 100 * durationDays
