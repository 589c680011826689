import { session } from '../../../api/session/session.ts'
import { HouseholdList } from '../../../features/plans/household/household-list.tsx'
import { namesOf } from '../../../features/plans/household/household-words.ts'
import { useHouseholdList } from '../../../features/plans/household/use-household-list.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/household-list.ts'

export default function HouseholdListPage({ params }: Route.ComponentProps) {
  const { data: list, isLoadingError, refetch } = useHouseholdList(params.id)
  const [oldest] = list?.plans ?? []
  return (
    <>
      <TextLink to={`/meal-plan/${params.id}?tab=list`}>Back to the plan</TextLink>
      <PageHeading>{list ? `Shopping list for ${namesOf(list)}` : 'Shopping list'}</PageHeading>
      {isLoadingError ? (
        <ErrorState message="Could not load the list. Try again." onRetry={() => refetch()} />
      ) : list && oldest ? (
        <HouseholdList list={list} planId={oldest.id} userId={session.get()?.user.id ?? ''} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
