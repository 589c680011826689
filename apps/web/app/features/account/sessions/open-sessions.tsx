import type { OpenSession } from '@brightplate/contract/account/access'
import { limits } from '@brightplate/contract/limits'
import * as words from '#words/account/sessions/open'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'
import { deviceInWords, networkInWords } from './place-in-words.ts'
import { useEndSessions } from './use-end-sessions.ts'
import { useSessions } from './use-sessions.ts'

function OneSession({ session }: { session: OpenSession }) {
  const { mutate, isPending, error } = useEndSessions()
  const { id, is_this, place, started_at, last_used_at } = session
  const network = networkInWords(place)
  const device = deviceInWords(place)
  const when = dayAndTime(last_used_at)
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <div className="wrap-anywhere">
        <p className="font-semibold">{device}</p>
        {is_this && <p>{words.thisDevice}</p>}
        {network && <p className="text-muted text-sm">{network}</p>}
        <p className="text-muted text-sm">{words.used({ when })}</p>
        <p className="text-muted text-sm">{words.started({ when: dayAndTime(started_at) })}</p>
      </div>
      <FormError>{error && errorMessage(error, words.couldNotLogOut)}</FormError>
      {!is_this && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={words.logOutDevice({ device, when })}
          busyLabel={isPending && words.loggingOut}
          onClick={() => mutate(id)}
        >
          {words.logOut}
        </Button>
      )}
    </li>
  )
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { mutate, isPending, error } = useEndSessions()
  return (
    <>
      <ul className="grid gap-4">
        {sessions.map((session) => (
          <OneSession key={session.id} session={session} />
        ))}
      </ul>
      <FormError>{error && errorMessage(error, words.couldNotLogOut)}</FormError>
      {sessions.length === 1 ? (
        <p>{words.onlyThis}</p>
      ) : (
        <Button
          variant="secondary"
          busyLabel={isPending && words.loggingOut}
          onClick={() => mutate(null)}
        >
          {words.logOutOthers}
        </Button>
      )}
    </>
  )
}

/** Where the account is signed in, and the way to end it. */
export function OpenSessions() {
  const { data, isPending, refetch } = useSessions()
  const days = { days: limits.sessionDays, longest: limits.longestSessionDays }
  return (
    <>
      {isPending ? (
        <LoadingState />
      ) : data ? (
        <Sessions sessions={data.sessions} />
      ) : (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      )}
      <p className="text-muted text-sm">{words.howLong(days)}</p>
    </>
  )
}
