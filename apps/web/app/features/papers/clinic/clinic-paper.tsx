import type { Child } from '@brightplate/contract/child/child'
import type { Language } from '@brightplate/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { Link2, NotebookPen, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as words from '#words/papers/clinic'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { LinkRow } from '../../../ui/rows/link-row.tsx'
import { ChooseSheetLanguage } from '../../languages/choose-sheet-language.tsx'
import { ownLanguage } from '../../languages/other-languages.ts'
import { ClinicSheets } from '../../sharing/view/clinic-sheets.tsx'
import { loadSharedWords } from '../../sharing/view/shared-words.ts'
import { SaveFhir } from './save-fhir.tsx'

/** What a clinic would be shown now: the very page of a link of that kind. */
const useClinicPage = (
  { id, revision, care_words, clinic_words, food_record }: Child,
  language: Language,
) =>
  useQuery({
    // One that was asked for before a save must not stand for what is saved.
    queryKey: queryKeys.children.preview(id, [
      ...[language, revision, care_words, clinic_words, food_record],
    ]),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { kind: 'clinic', name_shown: 'first', language } as const
      const [page, shared] = await Promise.all([
        api('previewCareLink', { params: { id }, body, signal }),
        loadSharedWords(language),
      ])
      if (page.kind !== 'clinic') throw new Error('This is no page for a clinic')
      return { page, shared }
    },
  })

interface ClinicPaperProps {
  child: Child
  /** What the parent writes on it. */
  children: ReactNode
}

/** The page for a clinic on paper, in the clinic's language. */
export function ClinicPaper({ child, children }: ClinicPaperProps) {
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const { data, isPending, refetch } = useClinicPage(child, language)
  return (
    <>
      <div className="grid max-w-2xl grid-cols-1 items-start gap-8 lg:max-w-none lg:grid-cols-[4fr_3fr] print:hidden">
        {children}
        <div className="grid grid-cols-1 gap-5">
          <ChooseSheetLanguage label={words.language} value={language} onChange={setLanguage} />
          <Button className="w-fit" disabled={!data} onClick={() => window.print()}>
            <Printer aria-hidden size={20} />
            {words.print}
          </Button>
          <p className="text-muted text-sm">{words.printHint}</p>
          <div className="divide-y divide-line rounded-card border border-line bg-card shadow-soft">
            <LinkRow to={`/children/${child.id}/record`} icon={NotebookPen} title={words.record} />
            <LinkRow to={`/children/${child.id}/share`} icon={Link2} title={words.share} />
          </div>
          <SaveFhir childId={child.id} />
        </div>
      </div>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : (
        <section aria-label={words.preview} lang={language} className="sheets">
          <ClinicSheets page={data.page} words={data.shared} />
        </section>
      )}
    </>
  )
}
