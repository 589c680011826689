import type { Account } from '@brightplate/contract/account/account'
import { limits } from '@brightplate/contract/limits'
import { Fingerprint, History, KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import * as detailWords from '#words/account/details'
import * as appWords from '#words/account/factor/app'
import * as passkeyWords from '#words/account/passkeys/passkeys'
import * as words from '#words/account/rows'
import * as eventWords from '#words/account/sessions/events'
import * as sessionWords from '#words/account/sessions/open'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { useSessions } from '../sessions/use-sessions.ts'
import { useFactors } from '../use-factors.ts'
import { AccountRow } from './account-row.tsx'

/** How the account is opened, and by whom it was. What could not be loaded is said in the row, once it is open. */
export function RowsOfSafety({ account }: { account: Account }) {
  const { data: factors } = useFactors()
  const { data: open } = useSessions()
  const since = factors?.app_on_since
  return (
    <RowGroup title={words.safety}>
      <AccountRow
        row="password"
        account={account}
        icon={KeyRound}
        title={detailWords.passwordTitle}
        value={words.password}
      />
      <AccountRow
        row="passkeys"
        account={account}
        icon={Fingerprint}
        title={passkeyWords.title}
        value={factors && words.passkeys({ count: factors.passkeys })}
      />
      <AccountRow
        row="code"
        account={account}
        icon={ShieldCheck}
        title={appWords.title}
        value={factors && (since ? words.onSince({ date: fullDate(since) }) : words.off)}
        isUrgent={Boolean(factors?.recovery_due_at)}
      />
      <AccountRow
        row="devices"
        account={account}
        icon={MonitorSmartphone}
        title={sessionWords.title}
        value={open && words.devices({ count: open.sessions.length })}
      />
      <AccountRow
        row="events"
        account={account}
        icon={History}
        title={eventWords.title}
        value={words.events({ days: limits.accessEventDays })}
      />
    </RowGroup>
  )
}
