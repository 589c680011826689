import type { Household } from '@brightplate/contract/account/household'
import * as words from '#words/household/parents'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { BringChildren } from './bring-children.tsx'
import { InviteParent } from './invite-parent.tsx'
import { OneInvitation } from './one-invitation.tsx'
import { OneParent } from './one-parent.tsx'
import { useHousehold } from './use-household.ts'

function Parents({ parents, invitations, own_children: own }: Household) {
  const isOwner = parents.some(({ is_you, role }) => is_you && role === 'owner')
  const isAlone = parents.length === 1
  return (
    <>
      <ul className="divide-y divide-line">
        {parents.map((parent) =>
          // Of who is alone there is nothing to tell that its account does not, and nobody to leave it to.
          isAlone ? null : <OneParent key={parent.id} parent={parent} isOwner={isOwner} />,
        )}
        {invitations.map((invitation) => (
          <OneInvitation key={invitation.id} invitation={invitation} mayWithdraw={isOwner} />
        ))}
      </ul>
      {own && <BringChildren own={own} />}
      {isOwner && <InviteParent />}
    </>
  )
}

/** Who looks after the children: invite, remove, hand over, leave. */
export function ParentsSection() {
  const { data, isPending, refetch } = useHousehold()
  return (
    <TitledCard title={words.title}>
      <p className="text-muted">{words.about}</p>
      {isPending ? (
        <LoadingState />
      ) : data ? (
        <Parents {...data} />
      ) : (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      )}
    </TitledCard>
  )
}
