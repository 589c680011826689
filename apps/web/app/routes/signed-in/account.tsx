import * as words from '#words/routes/signed-in/account'
import { RowsOfData } from '../../features/account/rows/rows-of-data.tsx'
import { RowsOfPlan } from '../../features/account/rows/rows-of-plan.tsx'
import { RowsOfSafety } from '../../features/account/rows/rows-of-safety.tsx'
import { RowsOfYou } from '../../features/account/rows/rows-of-you.tsx'
import { useAccount } from '../../features/account/use-account.ts'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'

export default function Account() {
  const { data, isPending, refetch } = useAccount()
  return (
    <>
      <BackLink />
      <PageHeading>{words.heading}</PageHeading>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : (
        <div className="grid max-w-4xl grid-cols-1 gap-6 sm:gap-8">
          <RowsOfYou account={data} />
          <RowsOfSafety account={data} />
          <RowsOfPlan />
          <RowsOfData account={data} />
        </div>
      )}
    </>
  )
}
