import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { checkedTips } from '../check/checked-tips.ts'
import { ownWords } from '../check/own-words.ts'
import { isSign } from '../clinician/is-sign.ts'

/** A tip or notice that a rule of this child refuses ("use iodized salt") is not said. */
export function withholdRefused(plan: PlanData, profile: PlannerProfile): PlanData {
  const own = ownWords(plan)
  const checkOwn = openPlanCheck(profile.ownRestrictions)
  const checkShared = openPlanCheck(profile.restrictions)
  const checked = checkedTips(plan)
  const signs = new Set(plan.notices?.filter(isSign).map(({ text }) => text))
  const allowed = plan.general_tips.filter((tip, index) => {
    if (signs.has(tip)) return true
    const check = own.has(tip) ? checkOwn : checkShared
    return check({ days: [], shoppingList: [], tips: [checked[index] ?? tip] }).length === 0
  })
  const isAllowed = ({ text }: { text: string }) => allowed.includes(text)
  return {
    ...plan,
    general_tips: allowed,
    ...(plan.tip_texts ? { tip_texts: plan.tip_texts.filter(isAllowed) } : {}),
    ...(plan.notices ? { notices: plan.notices.filter(isAllowed) } : {}),
  }
}
