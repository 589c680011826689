import * as words from '#words/routes/signed-in/meal-plan/household-list'
import { session } from '../../../api/session/session.ts'
import { HouseholdList } from '../../../features/plans/household/household-list.tsx'
import { namesOf } from '../../../features/plans/household/household-words.ts'
import { useHouseholdList } from '../../../features/plans/household/use-household-list.ts'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/household-list.ts'

export default function HouseholdListPage({ params }: Route.ComponentProps) {
  const { data: list, isLoadingError, refetch } = useHouseholdList(params.id)
  const [oldest] = list?.plans ?? []
  return (
    <>
      <BackLink to={`/meal-plan/${params.id}?tab=list`}>{words.back}</BackLink>
      <PageHeading>
        {list ? words.heading({ names: namesOf(list) }) : words.headingAtFirst}
      </PageHeading>
      {isLoadingError ? (
        <ErrorState message={words.couldNotLoad} onRetry={() => refetch()} />
      ) : list && oldest ? (
        <HouseholdList list={list} planId={oldest.id} userId={session.get()?.user.id ?? ''} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
