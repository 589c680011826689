import type { AccessEvent } from '@brightplate/contract/account/access'
import { limits } from '@brightplate/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/account/sessions/events'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { dayNameAndTime } from '../../../ui/words/dates.ts'
import { deviceInWords, networkInWords } from './place-in-words.ts'

const sentences: Record<AccessEvent['kind'], (part: { when: string }) => string> = {
  signed_in: words.signedIn,
  signed_in_on_new_device: words.signedInOnNewDevice,
  sessions_ended: words.sessionsEnded,
  password_changed: words.passwordChanged,
  address_changed: words.addressChanged,
  account_locked: words.accountLocked,
  app_turned_on: words.appTurnedOn,
  app_turned_off: words.appTurnedOff,
  recovery_codes_renewed: words.recoveryCodesRenewed,
  recovery_codes_ended: words.recoveryCodesEnded,
  recovery_code_used: words.recoveryCodeUsed,
  code_refused: words.codeRefused,
  recovery_started: words.recoveryStarted,
  recovery_cancelled: words.recoveryCancelled,
  recovery_done: words.recoveryDone,
  passkey_added: words.passkeyAdded,
  passkey_removed: words.passkeyRemoved,
  passkey_refused: words.passkeyRefused,
  data_exported: words.dataExported,
  parent_invited: words.parentInvited,
  parent_joined: words.parentJoined,
  parent_left: words.parentLeft,
  household_joined: words.householdJoined,
  household_left: words.householdLeft,
  owner_changed: words.ownerChanged,
}

/** What a glance takes in. */
const fewEvents = 5

function Events({ events }: { events: readonly AccessEvent[] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (events.length === 0) return <p>{words.none}</p>
  const shown = isWhole ? events : events.slice(0, fewEvents)
  return (
    <>
      <ul className="grid gap-3">
        {shown.map(({ id, kind, at, place }) => (
          <li key={id} className="wrap-anywhere">
            <p className="font-semibold">{sentences[kind]({ when: dayNameAndTime(at) })}</p>
            <p className="text-muted text-sm">
              {place && [deviceInWords(place), networkInWords(place)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {words.showAll({ count: events.length })}
        </Button>
      )}
      <div>
        <p>{words.ifNotYou}</p>
        <TextLink to="#password">{words.changePassword}</TextLink>
      </div>
    </>
  )
}

/** What was done to the account’s access, for its parent to look through. */
export function AccessEvents() {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.access.events,
    queryFn: ({ signal }) => api('listAccessEvents', { signal }),
  })
  return (
    <>
      {isPending ? (
        <LoadingState />
      ) : data ? (
        <Events events={data.events} />
      ) : (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      )}
      <p className="text-muted text-sm">
        {words.kept({ count: limits.accessEventsKept, days: limits.accessEventDays })}
      </p>
    </>
  )
}
