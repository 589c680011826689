import { useSearchParams } from 'react-router'
import { PaymentOutcome } from '../../features/subscriptions/payment/payment-outcome.tsx'
import { usePaymentConfirmation } from '../../features/subscriptions/payment/use-payment-confirmation.ts'

export default function SubscriptionSuccess() {
  const [search] = useSearchParams()
  return <PaymentOutcome confirmation={usePaymentConfirmation(search.get('session_id') || null)} />
}
