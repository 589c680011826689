import * as words from '#words/account/payment'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountSection } from './account-section.tsx'

export function PlanAndPayment() {
  return (
    <AccountSection title={words.title}>
      <p>{words.about}</p>
      <ButtonLink to="/subscription" variant="secondary">
        {words.open}
      </ButtonLink>
    </AccountSection>
  )
}
