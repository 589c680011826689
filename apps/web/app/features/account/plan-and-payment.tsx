import * as words from '#words/account/payment'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

export function PlanAndPayment() {
  return (
    <TitledCard title={words.title}>
      <p>{words.about}</p>
      <ButtonLink to="/subscription" variant="secondary">
        {words.open}
      </ButtonLink>
    </TitledCard>
  )
}
