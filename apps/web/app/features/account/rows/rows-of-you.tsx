import type { Account } from '@brightplate/contract/account/account'
import { languageNames } from '@brightplate/contract/language-names'
import { isLanguage } from '@brightplate/contract/site/page-address'
import { Languages, Mail, UserRound } from 'lucide-react'
import * as detailWords from '#words/account/details'
import * as words from '#words/account/rows'
import { language } from '#words/language'
import * as languageWords from '#words/languages'
import { FoldedRow } from '../../../ui/rows/folded-row.tsx'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { ChooseLanguage } from '../../languages/choose-language.tsx'
import { ChangeEmailForm } from '../change-email-form.tsx'
import { ChangeNameForm } from '../change-name-form.tsx'

export function RowsOfYou({ account }: { account: Account }) {
  const { name, email, email_verified } = account
  return (
    <RowGroup title={words.you}>
      <FoldedRow anchor="name" icon={UserRound} title={detailWords.nameTitle} value={name}>
        <ChangeNameForm user={account} />
      </FoldedRow>
      <FoldedRow
        anchor="email"
        icon={Mail}
        title={detailWords.emailTitle}
        value={email_verified === false ? words.notConfirmed({ email }) : email}
      >
        <ChangeEmailForm user={account} />
      </FoldedRow>
      <FoldedRow
        anchor="language"
        icon={Languages}
        title={languageWords.title}
        value={isLanguage(language) ? languageNames[language] : undefined}
      >
        <ChooseLanguage />
      </FoldedRow>
    </RowGroup>
  )
}
