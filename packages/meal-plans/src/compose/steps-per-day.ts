/** Cells drawn anew for each day of a plan: where more of them brought little (bench/results.md). */
export const stepsPerDay = 200
