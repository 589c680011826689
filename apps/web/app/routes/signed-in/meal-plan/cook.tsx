import { chokingAidOf } from '@brightplate/contract/plans/clinician-notices'
import { slot } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/routes/signed-in/meal-plan/cook'
import { EatingQuestions } from '../../../features/children/eating-log/eating-questions.tsx'
import { useChild } from '../../../features/children/use-child.ts'
import { usePlan } from '../../../features/plans/cached/use-plan.ts'
import { CookDish } from '../../../features/plans/cook/cook-dish.tsx'
import { dayDishes } from '../../../features/plans/day-dishes.ts'
import { rowAddress } from '../../../features/plans/meal-address.ts'
import { useLeaveWithoutPlan } from '../../../features/plans/page/use-leave-without-plan.ts'
import { warningOn } from '../../../features/plans/warning-on.ts'
import { site } from '../../../site.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/cook.ts'

/** The day's one question, where learning is on; without a connection there is none. */
function QuestionOfDay({ childId }: { childId: string }) {
  const { data } = useChild(childId)
  return data && <EatingQuestions ofChildren={[data]} />
}

/** It fills the screen, without the frame of the other pages. */
export const handle = { isFullScreen: true }

export default function Cook({ params }: Route.ComponentProps) {
  const { data: plan, isLoadingError } = usePlan(params.id)
  useLeaveWithoutPlan(isLoadingError)
  if (!plan) return <LoadingState />
  const wanted = slot.safeParse(params.slot).data
  const day = plan.plan_data.days.find((one) => String(one.day) === params.day)
  const meal = day && dayDishes(day).find((one) => one.slot === wanted)
  if (!day || !meal || warningOn(plan.warnings, day.day, meal.slot)) {
    return (
      <div className="mx-auto max-w-[68ch] px-4 py-8">
        <PageHeading>{meal ? words.noLongerFits : words.notInPlan}</PageHeading>
        <TextLink to={`/meal-plan/${plan.id}`}>{words.openPlan}</TextLink>
      </div>
    )
  }
  const index = { day: day.day, slot: meal.slot }
  return (
    <>
      <title>{`${words.title({ dish: meal.dish.name })} · ${site.name}`}</title>
      <CookDish
        dish={meal.dish}
        childName={plan.child_name}
        days={plan.plan_data.days}
        leaveTo={rowAddress(plan.id, index)}
        afterwards={plan.child_name && <QuestionOfDay childId={plan.child_id} />}
        aid={chokingAidOf(plan.plan_data)}
        timersKey={['brightplate.timers', plan.id, index.day, index.slot].join('.')}
      />
    </>
  )
}
