/** As `apps/server/src/plans/generate-plan.ts` asks for. */
export const stepsPerDay = 800

/** A Monday. */
export const startDate = '2026-11-23'

/** Plans a profile unless a measure says otherwise. */
export const seedsPerProfile = 20
