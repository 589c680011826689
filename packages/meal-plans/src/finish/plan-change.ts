import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import type { Finding } from '../check/finding.ts'

/** A meal of a plan; days are counted from 0. */
export interface MealSlot {
  day: number
  slot: Slot
}

/** How a draft came out of a plan that is there. */
export interface PlanChange {
  before: PlanData
  /** The meals that it put where they are now. */
  placed: readonly MealSlot[]
  /** On which day a meal of the plan before stands now; on its own where absent. */
  dayOf?: (place: MealSlot) => number
  /** The parent asked for the plan as it was: what is never again since then is told, and does not refuse it. */
  isAsItWas?: true
}

/** What it is, and where it stands after a change; a limit that is counted over days is told at whichever meal goes beyond it. */
function keyOf(finding: Finding, dayOf: (place: MealSlot) => number): string {
  const { day, slot, ...found } = finding
  const isOfPlan = finding.kind === 'amount' || day === null || slot === null
  return `${isOfPlan ? '' : `${dayOf({ day, slot })}/${slot} `}${JSON.stringify(found)}`
}

/**
 * The findings that were not there before a change. Of a limit that is counted over days as many may stand
 * as before; what the list or the tips named before they may name again.
 */
export function newFindings(
  findings: readonly Finding[],
  before: readonly Finding[],
  { dayOf = ({ day }) => day }: Pick<PlanChange, 'dayOf'>,
): Finding[] {
  const known = Map.groupBy(before, (finding) => keyOf(finding, dayOf))
  return findings.filter((finding) => {
    const alike = known.get(keyOf(finding, ({ day }) => day))
    if (!alike) return true
    return finding.kind === 'amount' && alike.pop() === undefined
  })
}
