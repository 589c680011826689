import type { Account } from '@brightplate/contract/account/account'
import type { ReactNode } from 'react'
import { PhotosOfAccount } from '../../dish-photos/photos-of-account.tsx'
import { ChooseLanguage } from '../../languages/choose-language.tsx'
import { ChangeEmailForm } from '../change-email-form.tsx'
import { ChangeNameForm } from '../change-name-form.tsx'
import { ChangePasswordForm } from '../change-password-form.tsx'
import { Consents } from '../consents/consents.tsx'
import { DishesByModel } from '../dishes-by-model.tsx'
import { EraseAccount } from '../erase-account.tsx'
import { ExportAccount } from '../export-account.tsx'
import { SecondFactor } from '../factor/second-factor.tsx'
import { KeptPlans } from '../kept-plans/kept-plans.tsx'
import { Passkeys } from '../passkeys/passkeys.tsx'
import { AccessEvents } from '../sessions/access-events.tsx'
import { OpenSessions } from '../sessions/open-sessions.tsx'

const bodies = {
  name: (account) => <ChangeNameForm user={account} />,
  email: (account) => <ChangeEmailForm user={account} />,
  language: () => <ChooseLanguage />,
  password: () => <ChangePasswordForm />,
  passkeys: () => <Passkeys />,
  code: () => <SecondFactor />,
  devices: () => <OpenSessions />,
  events: () => <AccessEvents />,
  agreed: (account) => <Consents account={account} />,
  model: (account) =>
    account.model_provider !== null && (
      <DishesByModel account={account} provider={account.model_provider} />
    ),
  photos: () => <PhotosOfAccount />,
  plans: () => <KeptPlans />,
  data: () => <ExportAccount />,
  erase: () => <EraseAccount />,
} satisfies Record<string, (account: Account) => ReactNode>

export interface RowBodyProps {
  row: keyof typeof bodies
  account: Account
}

/** What a row holds. Fetched with all of them when the first is opened. */
export default function RowBody({ row, account }: RowBodyProps) {
  return bodies[row](account)
}
