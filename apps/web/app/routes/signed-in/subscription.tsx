import * as words from '#words/routes/signed-in/subscription'
import { SubscriptionStatusBanner } from '../../features/subscriptions/banners/subscription-status-banner.tsx'
import { PlanOfferList } from '../../features/subscriptions/offers/plan-offer-list.tsx'
import { ManagePremium } from '../../features/subscriptions/premium/manage-premium.tsx'
import { useSubscription } from '../../features/subscriptions/use-subscription.ts'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { useFailureToast } from '../../ui/toasts/use-failure-toast.ts'

export default function Subscription() {
  const { data, isPending, isLoadingError, refetch } = useSubscription()
  useFailureToast(isLoadingError, words.couldNotLoad)
  // Nobody is offered again what is over for them.
  const mayTry = !data || data.plan_type === 'trial'
  const isPremium = data?.plan_type === 'premium' && data.status === 'active'
  return (
    <>
      <BackLink />
      <PageHeading below={mayTry && <p className="mt-1">{words.trial}</p>}>
        {words.heading}
      </PageHeading>
      <div className="grid max-w-4xl grid-cols-1 gap-6">
        {isPending ? (
          <LoadingState />
        ) : data ? (
          <SubscriptionStatusBanner status={data} />
        ) : (
          <ErrorState message={words.couldNotLoad} onRetry={refetch} />
        )}
        {isPremium && <ManagePremium status={data} />}
        <PlanOfferList isPremium={isPremium} isPractice={data?.renews === false} />
        {/* A line may break behind the bullet alone. */}
        <p className="text-balance text-center text-muted">
          {words.plans.replace(' •', '\u00a0•')}
        </p>
      </div>
    </>
  )
}
