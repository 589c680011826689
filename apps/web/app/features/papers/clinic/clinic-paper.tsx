import type { Child } from '@brightplate/contract/child/child'
import type { Language } from '@brightplate/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { language as ownLanguage } from '#words/language'
import * as words from '#words/papers/clinic'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { momentWords } from '../../sharing/view/moment-words.ts'
import { SharedView } from '../../sharing/view/shared-view.tsx'
import { loadSharedWords } from '../../sharing/view/shared-words.ts'
import { SaveFhir } from './save-fhir.tsx'

/** What a clinic would be shown now: the very page of a link of that kind. */
const useClinicPage = ({ id, revision, care_words, clinic_words }: Child, language: Language) =>
  useQuery({
    // One that was asked for before a save must not stand for what is saved.
    queryKey: queryKeys.children.preview(id, [language, revision, care_words, clinic_words]),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { kind: 'clinic', name_shown: 'first', language } as const
      const [page, shared] = await Promise.all([
        api('previewCareLink', { params: { id }, body, signal }),
        loadSharedWords(language),
      ])
      return { page, shared }
    },
  })

/** The page for a clinic on paper, in the clinic's language. */
export function ClinicPaper({ child }: { child: Child }) {
  const [language, setLanguage] = useState<Language>(ownLanguage === 'es-US' ? 'es-US' : 'en-US')
  const { data, isPending, refetch } = useClinicPage(child, language)
  return (
    <>
      <div className="grid max-w-2xl grid-cols-1 gap-5 print:hidden">
        <ChoiceField
          label={words.language}
          hint={words.languageHint}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en-US', label: words.english },
            { value: 'es-US', label: words.spanish },
          ]}
        />
        <Button className="w-fit" disabled={!data} onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {words.print}
        </Button>
        <p className="text-muted text-sm">{words.printHint}</p>
        <SaveFhir childId={child.id} />
      </div>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : (
        <section aria-label={words.preview} lang={language} className="mt-6 max-w-2xl print:mt-0">
          <h2 className="text-xl">
            {data.shared.clinic({ name: data.page.child_name ?? 'unnamed' })}
          </h2>
          <p className="mb-4">
            {data.shared.asOf({ moment: momentWords(language, data.page.as_of) })}
          </p>
          <SharedView page={data.page} words={data.shared} />
        </section>
      )}
    </>
  )
}
