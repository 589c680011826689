import { limits } from '@brightplate/contract/limits'
import { Fingerprint, History, KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import * as detailWords from '#words/account/details'
import * as appWords from '#words/account/factor/app'
import * as passkeyWords from '#words/account/passkeys/passkeys'
import * as words from '#words/account/rows'
import * as eventWords from '#words/account/sessions/events'
import * as sessionWords from '#words/account/sessions/open'
import { FoldedRow } from '../../../ui/rows/folded-row.tsx'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { ChangePasswordForm } from '../change-password-form.tsx'
import { SecondFactor } from '../factor/second-factor.tsx'
import { Passkeys } from '../passkeys/passkeys.tsx'
import { AccessEvents } from '../sessions/access-events.tsx'
import { OpenSessions } from '../sessions/open-sessions.tsx'
import { useSessions } from '../sessions/use-sessions.ts'
import { useFactors } from '../use-factors.ts'

/** How the account is opened, and by whom it was. What could not be loaded is said in the row, once it is open. */
export function RowsOfSafety() {
  const { data: factors } = useFactors()
  const { data: open } = useSessions()
  const since = factors?.app_on_since
  return (
    <RowGroup title={words.safety}>
      <FoldedRow
        anchor="password"
        icon={KeyRound}
        title={detailWords.passwordTitle}
        value={words.password}
      >
        <ChangePasswordForm />
      </FoldedRow>
      <FoldedRow
        anchor="passkeys"
        icon={Fingerprint}
        title={passkeyWords.title}
        value={factors && words.passkeys({ count: factors.passkeys })}
      >
        <Passkeys />
      </FoldedRow>
      <FoldedRow
        anchor="code"
        icon={ShieldCheck}
        title={appWords.title}
        value={factors && (since ? words.onSince({ date: fullDate(since) }) : words.off)}
        isUrgent={Boolean(factors?.recovery_due_at)}
      >
        <SecondFactor />
      </FoldedRow>
      <FoldedRow
        anchor="devices"
        icon={MonitorSmartphone}
        title={sessionWords.title}
        value={open && words.devices({ count: open.sessions.length })}
      >
        <OpenSessions />
      </FoldedRow>
      <FoldedRow
        anchor="events"
        icon={History}
        title={eventWords.title}
        value={words.events({ days: limits.accessEventDays })}
      >
        <AccessEvents />
      </FoldedRow>
    </RowGroup>
  )
}
