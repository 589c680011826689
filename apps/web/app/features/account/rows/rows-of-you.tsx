import type { Account } from '@brightplate/contract/account/account'
import { languageNames } from '@brightplate/contract/language-names'
import { isLanguage } from '@brightplate/contract/site/page-address'
import { Languages, Mail, UserRound } from 'lucide-react'
import * as detailWords from '#words/account/details'
import * as words from '#words/account/rows'
import { language } from '#words/language'
import * as languageWords from '#words/languages'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { AccountRow } from './account-row.tsx'

export function RowsOfYou({ account }: { account: Account }) {
  const { name, email, email_verified } = account
  return (
    <RowGroup title={words.you}>
      <AccountRow
        row="name"
        account={account}
        icon={UserRound}
        title={detailWords.nameTitle}
        value={name}
      />
      <AccountRow
        row="email"
        account={account}
        icon={Mail}
        title={detailWords.emailTitle}
        value={email_verified === false ? words.notConfirmed({ email }) : email}
      />
      <AccountRow
        row="language"
        account={account}
        icon={Languages}
        title={languageWords.title}
        value={isLanguage(language) ? languageNames[language] : undefined}
      />
    </RowGroup>
  )
}
