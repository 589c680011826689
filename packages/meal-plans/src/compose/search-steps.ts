/**
 * Cells that a search draws again for a plan, of one week or two: both take about as long, and a week
 * comes out the better for it (docs/planner.md#the-search).
 */
export const searchSteps = 3500
