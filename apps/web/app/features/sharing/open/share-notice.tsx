import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { CloudOff } from 'lucide-react'
import { momentWords } from '../view/moment-words.ts'
import type { SharedWords } from '../view/shared-words.ts'

interface ShareNoticeProps {
  page: SharedPage
  isCopy: boolean
  words: SharedWords
}

/** Of which moment the page is, in words; of a copy, whom to ask what changed since. */
export function asOfWords(page: SharedPage, isCopy: boolean, words: SharedWords): string {
  const moment = momentWords(page.language, page.as_of)
  if (!isCopy) return words.asOf({ moment })
  const [first] = page.who_to_call
  return first ? words.copyCall({ moment, who: first.name }) : words.copyAsk({ moment })
}

/** Of which moment the page is, and what that leaves open without a connection. */
export function ShareNotice({ page, isCopy, words }: ShareNoticeProps) {
  const { language, expires_at } = page
  const until = words.until({ date: momentWords(language, expires_at) })
  if (!isCopy) {
    return (
      <div className="mb-4 text-muted">
        <p>{asOfWords(page, isCopy, words)}</p>
        <p>{until}</p>
      </div>
    )
  }
  return (
    <div
      role="status"
      className="mb-4 flex items-start gap-3 rounded-card bg-apricot-wash p-5 font-semibold"
    >
      <CloudOff aria-hidden size={22} className="mt-1 shrink-0" />
      <div className="min-w-0">
        <p>{asOfWords(page, isCopy, words)}</p>
        <p>{until}</p>
      </div>
    </div>
  )
}
