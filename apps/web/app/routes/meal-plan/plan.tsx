import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { session } from '../../api/session.ts'
import { PlanHeader } from '../../features/plans/plan-header.tsx'
import { PlanTabs } from '../../features/plans/plan-tabs.tsx'
import { usePlan } from '../../features/plans/use-plan.ts'
import { BackLink } from '../../ui/back-link.tsx'
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
      <PlanHeader plan={plan} />
      {plan ? (
        <PlanTabs key={plan.id} plan={plan} userId={session.get()?.user.id ?? ''} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
