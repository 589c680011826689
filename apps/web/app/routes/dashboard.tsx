import { useSession } from '../api/session.ts'
import { ChildrenSection } from '../features/children/children-section.tsx'
import { useChildren } from '../features/children/use-children.ts'
import { PlansSection } from '../features/plans/plans-section.tsx'
import { TodaysMeals } from '../features/plans/todays-meals.tsx'
import { useNewestPlan } from '../features/plans/use-newest-plan.ts'
import { usePlanSummaries } from '../features/plans/use-plan-summaries.ts'
import { DashboardBannerSection } from '../features/subscriptions/dashboard-banner-section.tsx'
import { useSubscription } from '../features/subscriptions/use-subscription.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'

export default function Dashboard() {
  const user = useSession()?.user
  const children = useChildren()
  const calls = [children, usePlanSummaries(), useSubscription(), useNewestPlan()]
  useFailureToast(
    calls.some(({ isLoadingError }) => isLoadingError),
    'Failed to load data',
  )
  return (
    <>
      <PageHeading title="Dashboard">{`Welcome, ${user?.name ?? ''}`}</PageHeading>
      <div className="grid gap-10">
        <DashboardBannerSection />
        <TodaysMeals />
        <ChildrenSection />
        <PlansSection hasChildren={(children.data?.length ?? 0) > 0} />
      </div>
    </>
  )
}
