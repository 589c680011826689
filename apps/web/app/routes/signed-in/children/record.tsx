import { limits } from '@brightplate/contract/limits'
import * as words from '#words/papers/record'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { FoodRecordForm } from '../../../features/papers/record/food-record-form.tsx'
import { ExplainedOnce } from '../../../features/site/frame/explained-once.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/record.ts'

/** What a child was offered and ate on three days, for a clinic. */
export default function RecordOfChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  return (
    <>
      <BackLink />
      <PageHeading
        below={<p className="mt-1">{words.purpose({ count: limits.foodRecordDays })}</p>}
      >
        {child ? words.heading({ name: child.name }) : words.headingAtFirst}
      </PageHeading>
      <div className="mb-4 text-muted">
        <ExplainedOnce topic="food-record">
          <p>{words.explained}</p>
        </ExplainedOnce>
      </div>
      {child ? (
        <>
          <FoodRecordForm child={child} />
          <p className="mt-6">
            <TextLink to={`/children/${params.id}/clinic`}>{words.toClinic}</TextLink>
          </p>
          <p className="mt-4 text-muted text-sm">{words.whose({ name: child.name })}</p>
        </>
      ) : (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      )}
    </>
  )
}
