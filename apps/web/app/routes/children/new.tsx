import { session } from '../../api/session.ts'
import { ChildForm } from '../../features/children/child-form.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

export default function NewChild() {
  return (
    <>
      <BackLink />
      <PageHeading>Add a child</PageHeading>
      <ChildForm userId={session.get()?.user.id ?? ''} child={null} />
    </>
  )
}
