import { MessageSquareText } from 'lucide-react'
import * as words from '#words/papers/school-form'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { SchoolSheets } from '../../../features/papers/school/school-sheets.tsx'
import { SchoolWordsForm } from '../../../features/papers/school/school-words-form.tsx'
import { ExplainedOnce } from '../../../features/site/frame/explained-once.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { FoldedRow } from '../../../ui/rows/folded-row.tsx'
import type { Route } from './+types/school.ts'

/** Sheets of a child for a school or day care, and the parent's words on them. */
export default function SchoolOfChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  return (
    <>
      <div className="print:hidden">
        <BackLink />
        <PageHeading>
          {child ? words.heading({ name: child.name }) : words.headingAtFirst}
        </PageHeading>
        <div className="mb-6 max-w-2xl">
          <ExplainedOnce topic="school">
            <p>{words.explained}</p>
          </ExplainedOnce>
        </div>
      </div>
      {child ? (
        <SchoolSheets child={child}>
          <div className="rounded-card border border-line bg-card shadow-soft">
            <FoldedRow
              anchor="your-words"
              icon={MessageSquareText}
              title={words.words}
              value={words.wordsAbout}
            >
              <SchoolWordsForm child={child} />
            </FoldedRow>
          </div>
        </SchoolSheets>
      ) : (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      )}
    </>
  )
}
