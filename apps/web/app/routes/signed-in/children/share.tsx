import * as words from '#words/sharing/form'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { CareWordsForm } from '../../../features/sharing/links/care-words-form.tsx'
import { ShareChild } from '../../../features/sharing/links/share-child.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/share.ts'

/** What a parent shares of a child, and writes for whoever feeds it. */
export default function ShareOfChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  return (
    <>
      <BackLink />
      <PageHeading>
        {child ? words.heading({ name: child.name }) : words.headingAtFirst}
      </PageHeading>
      <p className="mb-6 flex flex-wrap gap-x-8">
        <TextLink to="/sharing">{words.allShared}</TextLink>
        <TextLink to={`/children/${params.id}/school`}>{words.forSchool}</TextLink>
        <TextLink to={`/children/${params.id}/clinic`}>{words.forClinic}</TextLink>
        <TextLink to={`/children/${params.id}/record`}>{words.record}</TextLink>
        <TextLink to={`/children/${params.id}/boards`}>{words.boards}</TextLink>
      </p>
      {child ? (
        <div className="grid grid-cols-1 gap-10">
          <ShareChild child={child} />
          <CareWordsForm child={child} />
        </div>
      ) : (
        <LoadingState />
      )}
    </>
  )
}
