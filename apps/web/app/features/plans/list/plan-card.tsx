import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { Link } from 'react-router'
import * as words from '#words/plans/list'
import { Card } from '../../../ui/card.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { alarms } from '../alarms.ts'
import { dishesWarned } from '../dishes-warned.ts'
import { planTitle } from '../plan-title.ts'
import { planDates } from './plan-dates.ts'

export function PlanCard({ plan }: { plan: MealPlanSummary }) {
  const { id, child_name, created_at, days_count } = plan
  const warnings = alarms(plan.warnings)
  const count = dishesWarned(warnings)
  return (
    <Card className="relative grid h-full content-start gap-1 hover:border-muted">
      <h3 className="wrap-anywhere text-lg">
        <Link to={`/meal-plan/${id}`} className="after:absolute after:inset-0 after:rounded-card">
          {planTitle(child_name)}
        </Link>
      </h3>
      <p>{planDates(plan)}</p>
      <p className="text-muted">{words.days({ count: days_count })}</p>
      <p className="text-muted text-sm">{words.created({ date: fullDate(created_at) })}</p>
      {warnings.length > 0 && (
        <p className="font-semibold text-danger">
          {count > 0 ? words.dishesWarned({ count }) : words.listWarned}
        </p>
      )}
    </Card>
  )
}
