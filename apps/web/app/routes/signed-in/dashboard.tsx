import * as words from '#words/routes/signed-in/dashboard'
import { useSession } from '../../api/session/session.ts'
import { useAccount } from '../../features/account/use-account.ts'
import { VerifyReminder } from '../../features/account/verify-reminder.tsx'
import { EatingQuestions } from '../../features/children/eating-log/eating-questions.tsx'
import { ChildrenSection } from '../../features/children/list/children-section.tsx'
import { MakeWeek } from '../../features/children/list/make-week.tsx'
import { withoutPlan } from '../../features/children/list/without-plan.ts'
import { useChildren } from '../../features/children/use-children.ts'
import { cachedHere } from '../../features/plans/cached/cached-here.ts'
import { anyCachedPlan } from '../../features/plans/cached/cached-plan.ts'
import { PlansSection } from '../../features/plans/list/plans-section.tsx'
import { useNewestPlan } from '../../features/plans/list/use-newest-plan.ts'
import { usePlanSummaries } from '../../features/plans/list/use-plan-summaries.ts'
import { CachedToday } from '../../features/plans/today/cached-today.tsx'
import { TodaysMeals } from '../../features/plans/today/todays-meals.tsx'
import { BottomBar } from '../../features/site/frame/bottom-bar.tsx'
import { DashboardBannerSection } from '../../features/subscriptions/banners/dashboard-banner-section.tsx'
import { useSubscription } from '../../features/subscriptions/use-subscription.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { LoadingState } from '../../ui/page/page-state.tsx'
import { useFailureToast } from '../../ui/toasts/use-failure-toast.ts'

/** Created once, so that an answer does not render them again. */
const fixed = {
  verify: <VerifyReminder />,
  today: <TodaysMeals />,
  banner: <DashboardBannerSection />,
  children: <ChildrenSection />,
}
const plansOfFamily = <PlansSection hasChildren />
const plansOfNobody = <PlansSection hasChildren={false} />

export default function Dashboard() {
  const user = useSession()?.user
  const account = useAccount()
  const children = useChildren()
  const subscription = useSubscription()
  const newest = useNewestPlan()
  const summaries = usePlanSummaries()
  useFailureToast(
    [account, subscription, newest, children, summaries].some(
      ({ isLoadingError }) => isLoadingError,
    ),
    words.couldNotLoad,
  )
  const sections = [
    { name: 'verify', section: fixed.verify, calls: [account] },
    { name: 'today', section: fixed.today, calls: [newest, summaries] },
    {
      name: 'week',
      // Where plans could not be loaded, it is not known that there are none.
      section: summaries.data && (
        <MakeWeek child={withoutPlan(children.data ?? [], summaries.data)} />
      ),
      calls: [children],
    },
    {
      name: 'question',
      section: <EatingQuestions ofChildren={children.data ?? []} />,
      calls: [children],
    },
    { name: 'banner', section: fixed.banner, calls: [subscription] },
    { name: 'children', section: fixed.children, calls: [children] },
    {
      name: 'plans',
      section: children.data?.length ? plansOfFamily : plansOfNobody,
      calls: [summaries],
    },
  ]
  // Revealed from top to bottom, so that nothing shown moves when something above it arrives.
  const pending = sections.findIndex(({ calls }) => !calls.every(({ isFetched }) => isFetched))
  // At the first failure: without a connection there is no retry.
  const hasFailed = newest.failureCount > 0 || newest.isLoadingError
  const cached = hasFailed ? anyCachedPlan(cachedHere()) : null
  // Beside what is kept one button asks for all again: what failed has none of its own.
  const isShown = ({ calls }: (typeof sections)[number], index: number) =>
    (pending < 0 || index < pending) &&
    !(cached && calls.some(({ isLoadingError }) => isLoadingError))
  return (
    <>
      <PageHeading title={words.title}>{words.welcome({ name: user?.name ?? '' })}</PageHeading>
      <CachedToday />
      <div
        className={`grid grid-cols-1 content-start gap-4 sm:gap-10 ${pending < 0 ? '' : 'min-h-dvh'}`}
      >
        {sections.map((one, index) => (
          // Hidden, not unmounted: mounting it later would repeat failed requests.
          <div key={one.name} hidden={!isShown(one, index)} className="empty:hidden">
            {one.section}
          </div>
        ))}
        {/* What is kept stands above: nothing comes before a connection does. */}
        {pending >= 0 && cached === null && <LoadingState key={pending} />}
      </div>
      <BottomBar
        planId={newest.data?.id ?? cached?.id}
        childId={newest.data?.child_id ?? children.data?.[0]?.id ?? cached?.child_id}
      />
    </>
  )
}
