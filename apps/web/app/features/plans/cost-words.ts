import type { PlanCost } from '@brightplate/contract/plans/plan-data'
import { language } from '#words/language'
import * as words from '#words/plans/cost'
import { dollars } from '../../ui/words/dollars.ts'

const centsOf = (usd: number) => Math.round(usd * 100)
let whole: Intl.NumberFormat | undefined

/** "$46" */
export function wholeDollars(usd: number): string {
  whole ??= new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
    useGrouping: false,
  })
  return whole.format(usd)
}

/** "About $46 a week for the food used." */
export const weekCost = ({ usd }: Pick<PlanCost, 'usd'>): string =>
  words.week({ dollars: wholeDollars(usd) })

/** "Robin’s share is about $5.90 a day." */
export function childCost(
  { child_usd_a_day }: Pick<PlanCost, 'child_usd_a_day'>,
  childName: string | null,
): string {
  const tenths = Math.round(child_usd_a_day * 10) / 10
  return words.childShare({ name: childName ?? 'unnamed', dollars: dollars(centsOf(tenths)) })
}

/** The two, one after the other. */
export const costSentence = (
  cost: Pick<PlanCost, 'usd' | 'child_usd_a_day'>,
  childName: string | null,
): string => `${weekCost(cost)} ${childCost(cost, childName)}`

/** Which prices these are, and what is not counted. */
export const costRemarks = ({ basis, left_out }: Pick<PlanCost, 'basis' | 'left_out'>): string =>
  `${basis.text} ${left_out.text}`
