import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { session } from '../../api/session.ts'
import { ChildForm } from '../../features/children/child-form.tsx'
import { useChild } from '../../features/children/use-child.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { LoadingState } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/child.ts'

export default function EditChild({ params }: Route.ComponentProps) {
  const { data: child, isLoadingError } = useChild(params.id)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLoadingError) return
    toast.error('Failed to load child data')
    navigate('/dashboard', { replace: true })
  }, [isLoadingError, navigate])
  return (
    <>
      <BackLink />
      <PageHeading>{child ? `Profile of ${child.name}` : 'Child profile'}</PageHeading>
      {child ? (
        <ChildForm key={child.id} userId={session.get()?.user.id ?? ''} child={child} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
