import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountSection } from './account-section.tsx'

export function PlanAndPayment() {
  return (
    <AccountSection title="Plan and payment">
      <p>See what your plan holds, subscribe, or cancel premium.</p>
      <ButtonLink to="/subscription" variant="secondary">
        Open the subscription
      </ButtonLink>
    </AccountSection>
  )
}
