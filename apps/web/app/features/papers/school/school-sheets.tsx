import type { Child } from '@brightplate/contract/child/child'
import type { Language } from '@brightplate/contract/languages'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as words from '#words/papers/school-form'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { ChooseSheetLanguage } from '../../languages/choose-sheet-language.tsx'
import { ownLanguage } from '../../languages/other-languages.ts'
import { KitchenSheet } from './kitchen-sheet.tsx'
import { StatementSheet } from './statement-sheet.tsx'
import { useSchoolPacket } from './use-school-packet.ts'

interface SchoolSheetsProps {
  child: Child
  /** What the parent writes on them. */
  children: ReactNode
}

/** The sheets as they will come out of the printer, in the school's language. */
export function SchoolSheets({ child, children }: SchoolSheetsProps) {
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const { data, isPending, refetch } = useSchoolPacket(child, language)
  return (
    <>
      <div className="grid max-w-2xl grid-cols-1 gap-5 print:hidden">
        <ChooseSheetLanguage label={words.language} value={language} onChange={setLanguage} />
        {data && data.packet.unread.length > 0 && (
          <p role="status" className="rounded-card bg-wash p-5">
            {words.unread}
          </p>
        )}
        <Button className="w-fit" disabled={!data} onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {words.print}
        </Button>
        <p className="text-muted text-sm">{words.printHint}</p>
        {children}
      </div>
      {isPending ? (
        // As high as a screen, as the sheets are: the form below them does not jump when they come.
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : (
        <section aria-label={words.preview} lang={language} className="sheets">
          <KitchenSheet packet={data.packet} words={data.words} />
          <StatementSheet packet={data.packet} words={data.words} />
        </section>
      )}
    </>
  )
}
