import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { session } from '../../api/session.ts'
import { PlanView } from '../../features/plans/plan-view.tsx'
import { usePlan } from '../../features/plans/use-plan.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { LoadingState } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/plan.ts'

export default function Plan({ params }: Route.ComponentProps) {
  const { data: plan, isLoadingError } = usePlan(params.id)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLoadingError) return
    toast.error('Failed to load meal plan')
    navigate('/dashboard', { replace: true })
  }, [isLoadingError, navigate])
  return (
    <>
      <BackLink />
      {plan ? (
        <PlanView key={plan.id} plan={plan} userId={session.get()?.user.id ?? ''} />
      ) : (
        <>
          <PageHeading display>Meal plan</PageHeading>
          <LoadingState>Loading the plan...</LoadingState>
        </>
      )}
    </>
  )
}
