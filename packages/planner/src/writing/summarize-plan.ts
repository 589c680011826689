import { preparedAhead } from '../ahead/prepared-ahead.ts'
import { capsBroken } from '../kitchen/caps-broken.ts'
import { markLeftovers } from '../kitchen/mark-leftovers.ts'
import { reportedExcess } from '../known-food/reported-excess.ts'
import { homeShareOfDay } from '../meals-out/home-share.ts'
import {
  dishesOfDay,
  type PlanDocument,
  type PlannedDay,
  planSchemaVersion,
} from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { costOfPlan } from '../shop/cost-of-plan.ts'
import { shoppingList } from '../shop/shopping-list.ts'
import { say } from '../texts/english.ts'
import { nutritionReport } from './nutrition-report.ts'
import { withSameAs } from './same-as.ts'
import { tipsFor } from './tips.ts'

const withHomeShare = (day: PlannedDay, profile: PlannerProfile): PlannedDay => {
  const { home_share: _, ...rest } = day
  const share = homeShareOfDay(day, profile)
  return share === 1 ? rest : { ...rest, home_share: Math.round(share * 1000) / 1000 }
}

/** The document of these days: list, tips and report always follow from the dishes. */
export function summarizePlan(
  written: readonly PlannedDay[],
  profile: PlannerProfile,
): PlanDocument {
  const days = withSameAs(markLeftovers(written, profile)).map((day) => withHomeShare(day, profile))
  const nutrition = nutritionReport(days, profile)
  const cost = costOfPlan(days, profile)
  const { items, staples } = shoppingList(days, profile)
  const out = days.flatMap(dishesOfDay).filter(({ eaten_out: isOut }) => isOut).length
  const tips = [
    ...(out > 0 ? [say('tip.meals-out', { count: out })] : []),
    ...tipsFor(profile, nutrition, days, reportedExcess(nutrition, profile, out > 0)),
    ...capsBroken(days, profile),
  ]
  return {
    schema_version: planSchemaVersion,
    days,
    shopping_list: items.map(
      ({ name, buy, trip }) =>
        `${name}: ${buy}${trip === 2 ? `. ${say('shop.second-trip').text}` : ''}`,
    ),
    general_tips: tips.map(({ text }) => text),
    shopping_items: items,
    staples,
    tip_texts: tips,
    prepared_ahead: preparedAhead(days, profile),
    nutrition,
    ...(cost ? { cost } : {}),
  }
}
