import { limits } from '@brightplate/contract/limits'
import * as words from '#words/subscriptions/banners/dashboard'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { ErrorState } from '../../../ui/page/page-state.tsx'
import { useSubscription } from '../use-subscription.ts'
import { dashboardBanner } from './dashboard-banner.ts'

export function DashboardBannerSection() {
  const { data, isPending, refetch } = useSubscription()
  // The banner's place is held while it loads, so that nothing below it jumps.
  if (isPending) return <div aria-hidden className="min-h-13 rounded-control bg-wash" />
  if (!data) return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  const banner = dashboardBanner(data)
  if (!banner) return null
  const afterTrial = data.status === 'expired' && data.was_trial
  return (
    <section
      aria-label={banner.title}
      className="flex flex-wrap items-baseline gap-x-2 rounded-control bg-apricot-wash px-4 py-1"
    >
      <h2 className="font-semibold text-base">{banner.title}</h2>
      <p>{banner.text}</p>
      {afterTrial && (
        <p className="text-muted">{words.orFree({ plans: limits.freePlansPerWindow })}</p>
      )}
      <TextLink to="/subscription">{words.upgrade}</TextLink>
    </section>
  )
}
