import * as words from '#words/routes/signed-in/children/new'
import { session } from '../../../api/session/session.ts'
import { ChildForm } from '../../../features/children/form/child-form.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'

export const handle = { foldsFooter: true }

export default function NewChild() {
  return (
    <>
      <BackLink />
      <PageHeading>{words.heading}</PageHeading>
      <ChildForm userId={session.get()?.user.id ?? ''} child={null} />
    </>
  )
}
