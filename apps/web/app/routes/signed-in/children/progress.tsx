import * as words from '#words/routes/signed-in/children/progress'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { GoalsSection } from '../../../features/goal-ticks/goals-section.tsx'
import { TemplatesSection } from '../../../features/meal-templates/templates-section.tsx'
import { NutritionWeeksSection } from '../../../features/nutrition-weeks/nutrition-weeks-section.tsx'
import { useNutritionWeeks } from '../../../features/nutrition-weeks/use-nutrition-weeks.ts'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/progress.ts'

/** What a parent ticks and compares from week to week. */
export default function ChildProgress({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  const { isPending } = useNutritionWeeks(params.id)
  return (
    <>
      <BackLink />
      <PageHeading>
        {child ? words.heading({ name: child.name }) : words.headingAtFirst}
      </PageHeading>
      {child ? (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-2">
          <GoalsSection child={child} />
          <div className="grid grid-cols-1 gap-10">
            <NutritionWeeksSection childId={child.id} />
            {/* After what is above it, so that it never moves. */}
            {!isPending && <TemplatesSection />}
          </div>
        </div>
      ) : (
        <LoadingState />
      )}
    </>
  )
}
