import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/plans/page/leaving'
import { toast } from '../../../ui/toasts/toast.tsx'

/** A plan that cannot be loaded leads back to the dashboard, and says so. */
export function useLeaveWithoutPlan(failed: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!failed) return
    toast.error(words.couldNotLoad)
    navigate('/dashboard', { replace: true })
  }, [failed, navigate])
}
