import { slots } from '@brightplate/contract/plans/slots'
import { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
import { startDate } from '../../judged/plan-settings.ts'
import type { ReadPlan } from '../read-plans.ts'

type Place = { day: number; slot: (typeof slots)[number] }

const offersAt = ({ child, plan }: ReadPlan, place: Place, query: string) =>
  composeAlternatives({ child, planData: plan.plan_data, startDate, ...place, query })

const placesOf = ({ plan: { plan_data } }: ReadPlan): Place[] =>
  plan_data.days.flatMap((_, day) => slots.map((slot) => ({ day, slot })))

/** Advice to swap that the swap does not offer: no food by its name. */
export function adviceFaults(read: ReadPlan): string[] {
  const { plan_data: data } = read.plan
  const faults: string[] = []
  for (const { tag, text } of data.changes ?? []) {
    if (text.key !== 'change.familiar-full') continue
    // At some meal: of fish two meals a week are the most, so that tuna takes the place of other fish.
    const isFound = placesOf(read).some((place) =>
      offersAt(read, place, tag).some(({ excluded }) => excluded === null),
    )
    if (!isFound) faults.push(`not found by its name: ${tag}`)
  }
  return faults
}
