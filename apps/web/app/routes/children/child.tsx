import { session } from '../../api/session/session.ts'
import { ChildForm } from '../../features/children/form/child-form.tsx'
import { useChildOrLeave } from '../../features/children/use-child-or-leave.ts'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { LoadingState } from '../../ui/page/page-state.tsx'
import type { Route } from './+types/child.ts'

export default function EditChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
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
