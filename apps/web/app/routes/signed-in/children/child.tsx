import type { Child } from '@brightplate/contract/child/child'
import { useDeferredValue, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/routes/signed-in/children/child'
import { session } from '../../../api/session/session.ts'
import { DishFeedbackList } from '../../../features/children/dishes/dish-feedback-list.tsx'
import { EatingLogSection } from '../../../features/children/eating-log/eating-log-section.tsx'
import { KnownFoods } from '../../../features/children/foods/known-foods.tsx'
import { ChildForm } from '../../../features/children/form/child-form.tsx'
import { ClinicianNotice } from '../../../features/children/red-flags/clinician-notice.tsx'
import { fetchStepCode } from '../../../features/children/steps/step-code.ts'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { RemovedAllergies } from '../../../features/household/removed-allergies.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { useIsWide } from '../../../ui/page/use-is-wide.ts'
import type { Route } from './+types/child.ts'

/** What is known of the child beside the form, and what is learned of its meals. */
function AboutChild({ child }: { child: Child }) {
  return (
    <div className="my-8 grid grid-cols-1 gap-6 wrap-anywhere empty:hidden">
      <KnownFoods child={child} />
      <DishFeedbackList child={child} />
      <EatingLogSection child={child} />
    </div>
  )
}

export const handle = { foldsFooter: true }

export default function EditChild({ params }: Route.ComponentProps) {
  // Drawn in pieces: a finger need not wait for a whole form.
  const child = useDeferredValue(useChildOrLeave(params.id))
  const [search] = useSearchParams()
  const isWide = useIsWide()
  const asked = search.get('step')
  useEffect(() => fetchStepCode(asked, isWide), [asked, isWide])
  return (
    <>
      <BackLink />
      <PageHeading>
        {child ? words.heading({ name: child.name }) : words.headingAtFirst}
      </PageHeading>
      {child ? (
        <>
          <div className="mb-8 grid grid-cols-1 gap-6 empty:hidden">
            <RemovedAllergies child={child} />
            <ClinicianNotice child={child} onlyToday />
          </div>
          <ChildForm
            key={child.id}
            userId={session.get()?.user.id ?? ''}
            child={child}
            // On a phone it does not stand below each step.
            below={(isWide || asked === null) && <AboutChild child={child} />}
          />
        </>
      ) : (
        <LoadingState />
      )}
    </>
  )
}
