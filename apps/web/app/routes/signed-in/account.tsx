import * as words from '#words/routes/signed-in/account'
import { ChangeEmailForm } from '../../features/account/change-email-form.tsx'
import { ChangeNameForm } from '../../features/account/change-name-form.tsx'
import { ChangePasswordForm } from '../../features/account/change-password-form.tsx'
import { Consents } from '../../features/account/consents/consents.tsx'
import { DishesByModel } from '../../features/account/dishes-by-model.tsx'
import { EraseAccount } from '../../features/account/erase-account.tsx'
import { ExportAccount } from '../../features/account/export-account.tsx'
import { SecondFactor } from '../../features/account/factor/second-factor.tsx'
import { Passkeys } from '../../features/account/passkeys/passkeys.tsx'
import { PlanAndPayment } from '../../features/account/plan-and-payment.tsx'
import { AccessEvents } from '../../features/account/sessions/access-events.tsx'
import { OpenSessions } from '../../features/account/sessions/open-sessions.tsx'
import { useAccount } from '../../features/account/use-account.ts'
import { PhotosOfAccount } from '../../features/dish-photos/photos-of-account.tsx'
import { ChooseLanguage } from '../../features/languages/choose-language.tsx'
import { AllShared } from '../../features/sharing/links/all-shared.tsx'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'

export default function Account() {
  const { data, isPending, refetch } = useAccount()
  return (
    <>
      <BackLink />
      <PageHeading>{words.heading}</PageHeading>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : (
        <div className="grid max-w-4xl grid-cols-1 items-start gap-4 md:grid-cols-2">
          <div className="grid grid-cols-1 gap-4">
            <ChangeNameForm user={data} />
            <ChangeEmailForm user={data} />
            <ChangePasswordForm />
            <ChooseLanguage />
            <Passkeys />
            <SecondFactor />
            <OpenSessions />
            <AccessEvents />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <PlanAndPayment />
            <Consents account={data} />
            {data.model_provider !== null && (
              <DishesByModel account={data} provider={data.model_provider} />
            )}
            <PhotosOfAccount />
            <AllShared />
            <ExportAccount />
            <EraseAccount />
          </div>
        </div>
      )}
    </>
  )
}
