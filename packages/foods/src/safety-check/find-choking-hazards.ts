import type { PlanText, SafetyViolation } from '../safety-violation.ts'

export function findChokingHazards(
  _dish: PlanText['days'][number]['dishes'][number],
  _day: number,
): SafetyViolation[] {
  return []
}
