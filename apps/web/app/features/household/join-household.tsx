import { useState } from 'react'
import * as words from '#words/household/join'
import { useSession } from '../../api/session/session.ts'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { dayAndTime } from '../../ui/words/dates.ts'
import { AuthButton } from '../auth/auth-button.tsx'
import { RegisterForm } from '../auth/register-form.tsx'
import { useLeaveWhenSignedIn } from '../auth/use-leave-when-signed-in.ts'
import { JoinSignedIn } from './join-signed-in.tsx'
import { NoInvitation } from './no-invitation.tsx'
import { useInvitation } from './use-invitation.ts'

interface JoinAsStrangerProps {
  token: string
  onRegistered: () => void
}

const JoinAsStranger = ({ token, onRegistered }: JoinAsStrangerProps) => (
  <>
    <section className="grid justify-items-start gap-3">
      <p>{words.haveAccount}</p>
      <AuthButton tab="login">{words.logIn}</AuthButton>
    </section>
    <section className="grid gap-3">
      <h2 className="text-xl">{words.newAccount}</h2>
      <p>{words.sameAddress}</p>
      <RegisterForm invitation={token} onDone={onRegistered} />
    </section>
  </>
)

/** What whoever was invited sees: by whom, and the ways to join. */
export function JoinHousehold({ token }: { token: string }) {
  const { read, again } = useInvitation(token)
  const session = useSession()
  // Who registered here has joined by that.
  const [isRegistered, setIsRegistered] = useState(false)
  useLeaveWhenSignedIn(isRegistered)
  if (read.state === 'refused') return <NoInvitation message={read.message} />
  if (read.state === 'failed') return <ErrorState message={words.couldNotLoad} onRetry={again} />
  if (read.state !== 'read') return <LoadingState />
  const { invited_by: name, expires_at } = read.invitation
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid gap-2 wrap-anywhere">
        <p>{words.invites({ name })}</p>
        <p className="text-muted">{words.until({ date: dayAndTime(expires_at) })}</p>
      </div>
      {session && !isRegistered ? (
        <JoinSignedIn token={token} email={session.user.email} />
      ) : (
        <JoinAsStranger token={token} onRegistered={() => setIsRegistered(true)} />
      )}
    </div>
  )
}
