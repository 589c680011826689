import type { Account } from '@brightplate/contract/account/account'
import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import type { Child } from '@brightplate/contract/child/child'
import type { CareLink } from '@brightplate/contract/sharing/care-link'
import * as words from '#words/account/consents'
import * as dataWords from '#words/account/data'
import * as modelWords from '#words/account/model'
import * as logWords from '#words/children/eating-log/section'
import * as photoWords from '#words/dish-photos/photos'
import { sitePath } from '../../../site-path.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { useChangeEatingLog } from '../../children/eating-log/use-eating-log.ts'
import { useChildren } from '../../children/use-children.ts'
import { useChangePhotos } from '../../dish-photos/use-change-photos.ts'
import { useDishPhotos } from '../../dish-photos/use-dish-photos.ts'
import { useCareLinks } from '../../sharing/links/use-care-links.ts'
import { useEndCareLink } from '../../sharing/links/use-end-care-link.ts'
import { useChangeAccount } from '../use-change-account.ts'
import { OneConsent, TakeBack } from './one-consent.tsx'
import { useWithdrawnConsents } from './use-withdrawn-consents.ts'
import { Withdrawn } from './withdrawn.tsx'

const sayTakenBack = { onSuccess: () => toast.success(words.takenBack) }
const agreedOn = (at: string) => words.agreedOn({ date: fullDate(at) })

function PhotosConsent({ at }: { at: string }) {
  const change = useChangePhotos()
  return (
    <OneConsent title={words.photos} text={photoWords.promise} agreed={agreedOn(at)}>
      <TakeBack
        label={words.takeBackPhotos}
        change={change}
        onClick={() => change.mutate({ agrees: false }, sayTakenBack)}
      />
    </OneConsent>
  )
}

function ModelConsent({ provider, at }: { provider: string; at: string }) {
  const change = useChangeAccount()
  const text = `${modelWords.sent} ${modelWords.neverSent}`
  return (
    <OneConsent title={words.model({ provider })} text={text} agreed={agreedOn(at)}>
      <TakeBack
        label={words.takeBackModel({ provider })}
        change={change}
        onClick={() => change.mutate({ model_opt_in: false }, sayTakenBack)}
      />
    </OneConsent>
  )
}

function EatingLogConsent({ child: { id, name }, since }: { child: Child; since: string }) {
  const change = useChangeEatingLog(id)
  const text = logWords.whatBecomesOfIt({ name })
  return (
    <OneConsent title={words.eatingLog({ name })} text={text} agreed={agreedOn(since)}>
      <TakeBack
        label={words.takeBackEatingLog({ name })}
        change={change}
        onClick={() => change.mutate({ asks: null }, sayTakenBack)}
      />
    </OneConsent>
  )
}

function SharedConsent({ link: { id, recipient, created_at } }: { link: CareLink }) {
  const change = useEndCareLink()
  return (
    <OneConsent
      title={words.shared({ recipient })}
      text={words.sharedWords}
      agreed={agreedOn(created_at)}
    >
      <TakeBack
        label={words.takeBackShared({ recipient })}
        change={change}
        onClick={() => change.mutate(id)}
      />
    </OneConsent>
  )
}

interface Agreed {
  account: Account
  photosAt: string | null
  family: readonly Child[]
  links: readonly CareLink[]
}

function Given({ account, photosAt, family, links }: Agreed) {
  const { agreed_at, version } = account.health_data_agreement
  const { model_provider: provider, model_agreed_at: modelAt } = account
  return (
    <ul className="grid gap-4">
      <OneConsent
        title={words.healthData}
        text={healthDataAgreement.text}
        agreed={words.agreedToWords({ date: fullDate(agreed_at), version: fullDate(version) })}
      >
        <div>
          <p>{words.byErasing}</p>
          <TextLink to="#erase">{dataWords.eraseTitle}</TextLink>
        </div>
      </OneConsent>
      {photosAt && <PhotosConsent at={photosAt} />}
      {provider && modelAt && <ModelConsent provider={provider} at={modelAt} />}
      {family.map(
        (child) =>
          child.eating_log && (
            <EatingLogConsent key={child.id} child={child} since={child.eating_log.since} />
          ),
      )}
      {links.map((link) => (
        <SharedConsent key={link.id} link={link} />
      ))}
    </ul>
  )
}

/** Everything that the family agreed to, each with its words and its date, to be taken back by itself. */
export function Consents({ account }: { account: Account }) {
  const [photos, children, links] = [useDishPhotos(), useChildren(), useCareLinks()]
  const withdrawn = useWithdrawnConsents()
  const parts = [photos, children, links, withdrawn]
  const again = () => {
    for (const part of parts) if (part.isError) void part.refetch()
  }
  return (
    <>
      <p>{words.explained}</p>
      {photos.data && children.data && links.data && withdrawn.data ? (
        <>
          <Given
            account={account}
            photosAt={photos.data.agreed_at}
            family={children.data}
            links={links.data}
          />
          <Withdrawn consents={withdrawn.data.consents} family={children.data} />
        </>
      ) : parts.some(({ isError }) => isError) ? (
        <ErrorState message={words.couldNotLoad} onRetry={again} />
      ) : (
        <LoadingState />
      )}
      <TextLink to={sitePath('/health-data')}>{words.policy}</TextLink>
    </>
  )
}
