import { useLocation } from 'react-router'
import * as words from '#words/household/join'
import { JoinHousehold } from '../../features/household/join-household.tsx'
import { NoInvitation } from '../../features/household/no-invitation.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useIsHydrating } from '../../ui/page/use-is-hydrating.ts'

/** The secret stands behind the #, which no server and no referrer sees. */
export default function Join() {
  const secret = useLocation().hash.slice(1)
  const isHydrating = useIsHydrating()
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>{words.heading}</PageHeading>
      {secret ? (
        <JoinHousehold key={secret} token={secret} />
      ) : (
        !isHydrating && <NoInvitation message={words.linkNotComplete} />
      )}
    </div>
  )
}
