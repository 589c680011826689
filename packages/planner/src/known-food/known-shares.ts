import type { NutrientReport } from '../plan-document.ts'

/** A mean within 2 % of its target counts as reached, as in the report itself. */
const reachedFrom = 0.98
const littleBelow = 1 / 3

export interface KnownShare {
  nutrient: string
  label: string
  target: number
  /** Of the target, from known food: 0 and more. */
  share: number
  /** False where a food of the plan has no figure. */
  complete: boolean
}

export interface KnownShares {
  enough: readonly KnownShare[]
  part: readonly KnownShare[]
  little: readonly KnownShare[]
}

/** The targets by what known food brings of them, the least first; null where no food is known. */
export function knownShares(reports: readonly NutrientReport[]): KnownShares | null {
  const shares = reports
    .flatMap(({ nutrient, label, target, from_known, complete }): KnownShare[] =>
      target === null || target <= 0 || from_known === null || from_known === undefined
        ? []
        : [{ nutrient, label, target, share: from_known / target, complete }],
    )
    .sort((a, b) => a.share - b.share)
  if (shares.length === 0) return null
  return {
    enough: shares.filter(({ share }) => share >= reachedFrom),
    part: shares.filter(({ share }) => share >= littleBelow && share < reachedFrom),
    little: shares.filter(({ share }) => share < littleBelow),
  }
}
