import { session } from '../../../api/session/session.ts'
import { ChildForm } from '../../../features/children/form/child-form.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'

export default function NewChild() {
  return (
    <>
      <BackLink />
      <PageHeading>Add a child</PageHeading>
      <ChildForm userId={session.get()?.user.id ?? ''} child={null} />
    </>
  )
}
