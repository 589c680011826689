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
  const sections = {
    verify: fixed.verify,
    today: fixed.today,
    // Where plans could not be loaded, it is not known that there are none.
    week: summaries.data && <MakeWeek child={withoutPlan(children.data ?? [], summaries.data)} />,
    question: <EatingQuestions ofChildren={children.data ?? []} />,
    banner: fixed.banner,
    children: fixed.children,
    plans: children.data?.length ? plansOfFamily : plansOfNobody,
  }
  const callsOf = [
    [account],
    [newest, summaries],
    [children],
    [children],
    [subscription],
    [children],
    [summaries],
  ]
  // Revealed from top to bottom, so that nothing shown moves when something above it arrives.
  const pending = callsOf.findIndex((ofSection) => !ofSection.every(({ isFetched }) => isFetched))
  // At the first failure: without a connection there is no retry.
  const hasFailed = newest.failureCount > 0 || newest.isLoadingError
  const cached = hasFailed ? anyCachedPlan(cachedHere()) : null
  // Beside what is kept one button asks for all again: what failed has none of its own.
  const isShown = (index: number) =>
    (pending < 0 || index < pending) &&
    !(cached && callsOf[index]?.some(({ isLoadingError }) => isLoadingError))
  return (
    <>
      <PageHeading title={words.title}>{words.welcome({ name: user?.name ?? '' })}</PageHeading>
      <CachedToday />
      <div
        className={`grid grid-cols-1 content-start gap-4 sm:gap-10 ${pending < 0 ? '' : 'min-h-dvh'}`}
      >
        {Object.entries(sections).map(([name, section], index) => (
          // Hidden, not unmounted: mounting it later would repeat failed requests.
          <div key={name} hidden={!isShown(index)} className="empty:hidden">
            {section}
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
