import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/today'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'

/** After the last day of the newest plan: its last dinner, one sentence and one thing to do. */
export function WeekDone({ plan }: { plan: MealPlan }) {
  const dish = plan.plan_data.days.at(-1)?.dinner
  return (
    <Card className="grid grid-cols-1 justify-items-center gap-4 text-center">
      {dish && (
        <div className="w-36">
          <DishPicture dish={dish} first />
        </div>
      )}
      <p className="wrap-anywhere text-lg">
        {words.weekDone({ name: plan.child_name ?? 'unnamed' })}
      </p>
      {plan.child_id && (
        <ButtonLink to={`/meal-plan/generate?child=${plan.child_id}`}>{words.nextWeek}</ButtonLink>
      )}
    </Card>
  )
}
