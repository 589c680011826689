import type { WithdrawnConsent } from '@brightplate/contract/account/consents'
import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import * as words from '#words/account/consents'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { fullDate } from '../../../ui/words/dates.ts'

function titleOf(
  { kind, recipient, child_id }: WithdrawnConsent,
  family: readonly Child[],
): string {
  const name = family.find(({ id }) => id === child_id)?.name ?? ''
  const titles: Record<WithdrawnConsent['kind'], () => string> = {
    dish_photos: () => words.photos,
    language_model: () => words.model({ provider: recipient ?? '' }),
    eating_log: () => words.eatingLog({ name }),
    care_link: () => words.shared({ recipient: recipient ?? '' }),
  }
  return titles[kind]()
}

interface WithdrawnProps {
  consents: readonly WithdrawnConsent[]
  family: readonly Child[]
}

/** What was taken back since, folded: it is looked up and not acted on. */
export function Withdrawn({ consents, family }: WithdrawnProps) {
  if (consents.length === 0) return null
  return (
    <Disclosure summary={words.withdrawn({ count: consents.length })}>
      <ul className="grid gap-3">
        {consents.map((consent) => (
          <li key={consent.id} className="wrap-anywhere">
            <h4 className="font-semibold">{titleOf(consent, family)}</h4>
            <p className="text-muted text-sm">
              {words.agreedToWords({
                date: fullDate(consent.agreed_at),
                version: fullDate(consent.words_version),
              })}{' '}
              {words.takenBackOn({ date: fullDate(consent.withdrawn_at) })}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        {words.withdrawnKept({ count: limits.withdrawnConsentsKept })}
      </p>
    </Disclosure>
  )
}
