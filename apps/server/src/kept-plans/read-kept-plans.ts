import { type KeptPlans, keptPlansMonths } from '@brightplate/contract/account/kept-plans'
import { plainDateOf } from '@brightplate/contract/plain-date'
import type { Db } from '../db/database.ts'
import type { Member } from '../db/member.ts'
import { isOwner } from '../household/membership/require-owner.ts'
import { chosenPeriod } from './chosen-period.ts'
import { keptSince, plansToErase } from './plans-to-erase.ts'
import { spansOfPlans } from './spans-of-plans.ts'

/** For how long a household keeps plans, and what each choice would erase of those that it has. */
export async function readKeptPlans(db: Db, now: Date, member: Member): Promise<KeptPlans> {
  const { householdId } = member
  const chosen = await chosenPeriod(db, householdId)
  const plans = await spansOfPlans(db, householdId)
  return {
    ...chosen,
    may_change: await isOwner(db, member),
    plans: plans.length,
    choices: keptPlansMonths.map((months) => {
      const since = keptSince(plainDateOf(now), months)
      return { months, erases: plansToErase(plans, since).length, ended_before: since }
    }),
  }
}
