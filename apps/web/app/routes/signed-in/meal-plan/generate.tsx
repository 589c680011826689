import { useSearchParams } from 'react-router'
import * as words from '#words/routes/signed-in/meal-plan/generate'
import { useChildren } from '../../../features/children/use-children.ts'
import { GeneratePlanForm } from '../../../features/plans/generate/generate-plan-form.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts'

export default function GeneratePlan() {
  const [search] = useSearchParams()
  const { data, isPending, isLoadingError, refetch } = useChildren()
  useFailureToast(isLoadingError, words.couldNotLoad)
  return (
    <>
      <BackLink />
      <PageHeading>{words.heading}</PageHeading>
      {isPending ? (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState message={words.noChild}>
          <ButtonLink to="/children/new">{words.addChild}</ButtonLink>
        </EmptyState>
      ) : (
        <GeneratePlanForm family={data} chosenId={search.get('child')} />
      )}
    </>
  )
}
