import { AudioLines, Hospital, MessageSquareText, NotebookPen, School } from 'lucide-react'
import * as careWords from '#words/sharing/care-words'
import * as words from '#words/sharing/form'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { CareWordsForm } from '../../../features/sharing/links/care-words-form.tsx'
import { ShareChild } from '../../../features/sharing/links/share-child.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { FoldedRow } from '../../../ui/rows/folded-row.tsx'
import { LinkRow } from '../../../ui/rows/link-row.tsx'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import type { Route } from './+types/share.ts'

/** What a parent shares of a child, and writes for whoever feeds it. */
export default function ShareOfChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  const page = `/children/${params.id}`
  return (
    <>
      <BackLink />
      <PageHeading
        below={
          <p className="mt-1">
            {words.purpose} <TextLink to="/sharing">{words.allShared}</TextLink>
          </p>
        }
      >
        {child ? words.heading({ name: child.name }) : words.headingAtFirst}
      </PageHeading>
      {child ? (
        <div className="grid grid-cols-1 gap-10">
          <ShareChild child={child} />
          <RowGroup title={words.besides}>
            <FoldedRow
              anchor="your-words"
              icon={MessageSquareText}
              title={careWords.title({ name: child.name })}
              value={careWords.about}
            >
              <CareWordsForm child={child} />
            </FoldedRow>
            <LinkRow to={`${page}/school`} icon={School} title={words.forSchool} />
            <LinkRow to={`${page}/clinic`} icon={Hospital} title={words.forClinic} />
            <LinkRow to={`${page}/record`} icon={NotebookPen} title={words.record} />
            <LinkRow to={`${page}/boards`} icon={AudioLines} title={words.boards} />
          </RowGroup>
        </div>
      ) : (
        <LoadingState />
      )}
    </>
  )
}
