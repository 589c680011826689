/** A Monday. */
export const startDate = '2026-11-23'

/** Plans a profile unless a measure says otherwise. */
export const seedsPerProfile = 20
