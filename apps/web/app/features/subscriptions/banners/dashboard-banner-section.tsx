import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../../ui/page/page-state.tsx'
import { useSubscription } from '../use-subscription.ts'
import { dashboardBanner } from './dashboard-banner.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'

export function DashboardBannerSection() {
  const { data, isPending, refetch } = useSubscription()
  // The banner's place is held while it loads, so that nothing below it jumps.
  if (isPending) return <div aria-hidden className="min-h-24 rounded-card bg-wash" />
  if (!data) return <ErrorState message="We could not load your subscription." onRetry={refetch} />
  const banner = dashboardBanner(data)
  if (!banner) return null
  const afterTrial = data.status === 'expired' && data.was_trial
  return (
    <SubscriptionBanner
      title={banner.title}
      action={
        <ButtonLink to="/subscription" variant="secondary">
          Upgrade Now
        </ButtonLink>
      }
    >
      <p>{banner.text}</p>
      {afterTrial && <p className="text-muted">or make one plan a week free</p>}
    </SubscriptionBanner>
  )
}
