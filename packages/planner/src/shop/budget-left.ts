/** Whole dollars of a weekly budget that a week leaves, as both are shown; below 0 where the week is above it. */
export const budgetLeft = (usd: number, budget: number): number => budget - Math.round(usd)
