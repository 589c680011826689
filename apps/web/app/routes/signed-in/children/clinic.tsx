import * as words from '#words/papers/clinic'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { ClinicPaper } from '../../../features/papers/clinic/clinic-paper.tsx'
import { ClinicWordsForm } from '../../../features/papers/clinic/clinic-words-form.tsx'
import { ExplainedOnce } from '../../../features/site/frame/explained-once.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/clinic.ts'

/** What a parent writes of a child for a clinic, and the page on which it stands. */
export default function ClinicOfChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  return (
    <>
      <div className="print:hidden">
        <BackLink />
        <PageHeading>
          {child ? words.heading({ name: child.name }) : words.headingAtFirst}
        </PageHeading>
        <div className="mb-4 max-w-2xl">
          <ExplainedOnce topic="clinic">
            <p>{words.explained}</p>
          </ExplainedOnce>
        </div>
      </div>
      {child ? (
        <ClinicPaper child={child}>
          <ClinicWordsForm child={child} />
        </ClinicPaper>
      ) : (
        <LoadingState />
      )}
    </>
  )
}
