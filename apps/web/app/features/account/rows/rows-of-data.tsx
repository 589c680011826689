import type { Account } from '@brightplate/contract/account/account'
import { CalendarClock, Camera, Download, FileCheck, Lightbulb, Trash2 } from 'lucide-react'
import * as consentWords from '#words/account/consents'
import * as dataWords from '#words/account/data'
import * as keptWords from '#words/account/kept-plans'
import * as modelWords from '#words/account/model'
import * as words from '#words/account/rows'
import * as photoWords from '#words/dish-photos/account'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { AccountRow } from './account-row.tsx'

function RowsOfRights({ account }: { account: Account }) {
  const { model_provider: provider, model_opt_in, model_agreed_at: at } = account
  return (
    <RowGroup title={words.data}>
      <AccountRow
        row="agreed"
        account={account}
        icon={FileCheck}
        title={consentWords.title}
        value={words.toTakeBack}
      />
      {provider !== null && (
        <AccountRow
          row="model"
          account={account}
          icon={Lightbulb}
          title={modelWords.title}
          value={model_opt_in && at ? words.onSince({ date: fullDate(at) }) : words.off}
        />
      )}
      <AccountRow
        row="photos"
        account={account}
        icon={Camera}
        title={photoWords.title}
        value={words.photos}
      />
      <AccountRow
        row="plans"
        account={account}
        icon={CalendarClock}
        title={keptWords.title}
        value={keptWords.howLong}
      />
      <AccountRow
        row="data"
        account={account}
        icon={Download}
        title={dataWords.exportTitle}
        value={words.asOneFile}
      />
    </RowGroup>
  )
}

export const RowsOfData = ({ account }: { account: Account }) => (
  <>
    <RowsOfRights account={account} />
    <RowGroup title={words.leaving}>
      <AccountRow
        row="erase"
        account={account}
        icon={Trash2}
        title={dataWords.eraseTitle}
        value={words.whatGoes}
      />
    </RowGroup>
  </>
)
