import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { amountFaults } from './faults/amount-faults.ts'
import { dayFaults } from './faults/day-faults.ts'
import { energyFaults } from './faults/energy-faults.ts'
import { exclusionClaimFaults } from './faults/exclusion-claim-faults.ts'
import { listFaults } from './faults/list-faults.ts'
import { mealFaults } from './faults/meal-faults.ts'
import { spanishFaults } from './faults/spanish-faults.ts'
import { wordFaults } from './faults/word-faults.ts'
import { dishesOf, type Finding, type WirePlan } from './plan.ts'
import { type Table, tableOf } from './profile-of.ts'
import { sentenceFaults } from './sentences/sentence-faults.ts'
import { benefitsOf, textsOf } from './texts-of.ts'

/** What in a plan the table must not be given, by words and printed grams. */
export function servedFaults(plan: PlanData, table: Table): Finding[] {
  const dishes = dishesOf(plan)
  const ofMeals = dishes.flatMap((one) => [...mealFaults(one, table)])
  return [...wordFaults(textsOf(plan), table), ...ofMeals, ...amountFaults(dishes, table.child)]
}

/** Everything that is wrong with a plan for the profile that it was made for. Throws where it is no plan. */
export function checkPlan(file: WirePlan): Finding[] {
  const table = tableOf(file)
  // Its figures are those of the plan as it is stored, in English: what is said otherwise is its words.
  if (file.plan_data.language === 'es-US') {
    return [...spanishFaults([...textsOf(file.plan_data), ...benefitsOf(file.plan_data)], table)]
  }
  const served = servedFaults(file.plan_data, table)
  const sentences = [
    ...exclusionClaimFaults(file.plan_data, textsOf(file.plan_data)),
    ...sentenceFaults(file),
  ]
  return [
    ...served,
    ...sentences,
    ...dayFaults(file, table),
    ...energyFaults(file),
    ...listFaults(file.plan_data, table),
  ]
}
