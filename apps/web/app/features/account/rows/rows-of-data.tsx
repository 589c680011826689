import type { Account } from '@brightplate/contract/account/account'
import { Camera, Download, FileCheck, Lightbulb, Trash2 } from 'lucide-react'
import * as consentWords from '#words/account/consents'
import * as dataWords from '#words/account/data'
import * as modelWords from '#words/account/model'
import * as words from '#words/account/rows'
import * as photoWords from '#words/dish-photos/account'
import { FoldedRow } from '../../../ui/rows/folded-row.tsx'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { PhotosOfAccount } from '../../dish-photos/photos-of-account.tsx'
import { Consents } from '../consents/consents.tsx'
import { DishesByModel } from '../dishes-by-model.tsx'
import { EraseAccount } from '../erase-account.tsx'
import { ExportAccount } from '../export-account.tsx'

function RowsOfRights({ account }: { account: Account }) {
  const { model_provider: provider, model_opt_in, model_agreed_at: at } = account
  return (
    <RowGroup title={words.data}>
      <FoldedRow
        anchor="agreed"
        icon={FileCheck}
        title={consentWords.title}
        value={words.toTakeBack}
      >
        <Consents account={account} />
      </FoldedRow>
      {provider !== null && (
        <FoldedRow
          anchor="model"
          icon={Lightbulb}
          title={modelWords.title}
          value={model_opt_in && at ? words.onSince({ date: fullDate(at) }) : words.off}
        >
          <DishesByModel account={account} provider={provider} />
        </FoldedRow>
      )}
      <FoldedRow anchor="photos" icon={Camera} title={photoWords.title} value={words.photos}>
        <PhotosOfAccount />
      </FoldedRow>
      <FoldedRow
        anchor="data"
        icon={Download}
        title={dataWords.exportTitle}
        value={words.asOneFile}
      >
        <ExportAccount />
      </FoldedRow>
    </RowGroup>
  )
}

export const RowsOfData = ({ account }: { account: Account }) => (
  <>
    <RowsOfRights account={account} />
    <RowGroup title={words.leaving}>
      <FoldedRow anchor="erase" icon={Trash2} title={dataWords.eraseTitle} value={words.whatGoes}>
        <EraseAccount />
      </FoldedRow>
    </RowGroup>
  </>
)
