import type { PlanCost } from '@brightplate/contract/plans/plan-data'
import { dollars } from '../../ui/words/dollars.ts'

const centsOf = (usd: number) => Math.round(usd * 100)
const wholeDollars = (usd: number) => `$${Math.round(usd)}`

/** "About $46 a week for the food used. Robin’s share is about $5.90 a day." */
export function costSentence(
  { usd, child_usd_a_day }: Pick<PlanCost, 'usd' | 'child_usd_a_day'>,
  childName: string | null,
): string {
  const whose = childName === null ? 'Your child’s' : `${childName}’s`
  const tenths = Math.round(child_usd_a_day * 10) / 10
  return `About ${wholeDollars(usd)} a week for the food used. ${whose} share is about ${dollars(centsOf(tenths))} a day.`
}

/** Which prices these are, and what is not counted. */
export const costRemarks = ({ basis, left_out }: Pick<PlanCost, 'basis' | 'left_out'>): string =>
  `${basis.text} ${left_out.text}`
