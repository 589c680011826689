import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/children/child'
import { toast } from '../../ui/toasts/toast.tsx'
import { useChild } from './use-child.ts'

/** The child of a page; one that cannot be loaded leads back to the dashboard. */
export function useChildOrLeave(id: string) {
  const { data: child, isLoadingError } = useChild(id)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLoadingError) return
    toast.error(words.couldNotLoad)
    navigate('/dashboard', { replace: true })
  }, [isLoadingError, navigate])
  return child
}
