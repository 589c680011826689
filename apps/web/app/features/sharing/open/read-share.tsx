import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useIsPrinting } from '../../../ui/print/use-is-printing.ts'
import { ClinicSheets } from '../view/clinic-sheets.tsx'
import { SharedSheets } from '../view/shared-sheets.tsx'
import { SharedView } from '../view/shared-view.tsx'
import type { SharedWords } from '../view/shared-words.ts'
import { asOfWords, ShareNotice } from './share-notice.tsx'

interface ReadShareProps {
  page: SharedPage
  /** What was read last, without a connection. */
  isCopy: boolean
  words: SharedWords
}

/** The page in few sheets; null where it is short as it is, or has nothing to print in few. */
function sheetsOf({ page, isCopy, words }: ReadShareProps, title: string) {
  if (page.kind === 'about') return null
  if (page.kind === 'clinic') return <ClinicSheets page={page} words={words} />
  if (page.days.length === 0) return null
  const asOf = asOfWords(page, isCopy, words)
  return <SharedSheets page={page} words={words} title={title} asOf={asOf} />
}

/** What a link shows, read and printed: on few sheets unless everything is asked for. */
export function ReadShare(props: ReadShareProps) {
  const { page, isCopy, words } = props
  const title = words[page.kind]({ name: page.child_name ?? 'unnamed' })
  const sheets = sheetsOf(props, title)
  const isPrinting = useIsPrinting()
  const [isWhole, setIsWhole] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const printsSheets = sheets !== null && isPrinting && !isWhole
  const printWhole = () => {
    flushSync(() => setIsWhole(true))
    // What is folded would be missing on paper.
    for (const folded of shown.current?.querySelectorAll('details') ?? []) folded.open = true
    addEventListener('afterprint', () => setIsWhole(false), { once: true })
    print()
  }
  return (
    <div lang={page.language}>
      <div className={printsSheets ? 'print:hidden' : ''}>
        <PageHeading>{title}</PageHeading>
        <ShareNotice page={page} isCopy={isCopy} words={words} />
      </div>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        {sheets && (
          <Button variant="secondary" onClick={() => print()}>
            <Printer aria-hidden size={20} />
            {page.kind === 'today' ? words.printOne : words.print}
          </Button>
        )}
        {page.kind !== 'clinic' && (
          <Button variant={sheets ? 'quiet' : 'secondary'} onClick={printWhole}>
            {!sheets && <Printer aria-hidden size={20} />}
            {sheets ? words.printWhole : words.printAll}
          </Button>
        )}
      </div>
      <div ref={shown} className={printsSheets ? 'print:hidden' : ''}>
        <SharedView page={page} words={words} />
      </div>
      {printsSheets && (
        <div className="print-only">
          <div className="sheets">{sheets}</div>
        </div>
      )}
      <p className="mt-6 text-muted text-sm print:hidden">{words.whoReads}</p>
    </div>
  )
}
