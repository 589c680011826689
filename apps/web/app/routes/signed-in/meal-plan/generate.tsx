import { useSearchParams } from 'react-router'
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
  useFailureToast(isLoadingError, 'Failed to load children')
  return (
    <>
      <BackLink />
      <PageHeading>Make a meal plan</PageHeading>
      {isPending ? (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      ) : !data ? (
        <ErrorState message="Failed to load children" onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState message="Please add a child profile first">
          <ButtonLink to="/children/new">Add Child Profile</ButtonLink>
        </EmptyState>
      ) : (
        <GeneratePlanForm family={data} chosenId={search.get('child')} />
      )}
    </>
  )
}
