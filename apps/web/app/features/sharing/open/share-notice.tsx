import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { CloudOff } from 'lucide-react'
import { momentWords } from '../view/moment-words.ts'
import type { SharedWords } from '../view/shared-words.ts'

interface ShareNoticeProps {
  page: SharedPage
  isCopy: boolean
  words: SharedWords
}

/** Of which moment the page is, and what that leaves open without a connection. */
export function ShareNotice({ page, isCopy, words }: ShareNoticeProps) {
  const { language, as_of, expires_at, who_to_call } = page
  const moment = momentWords(language, as_of)
  const until = words.until({ date: momentWords(language, expires_at) })
  if (!isCopy) {
    return (
      <div className="mb-4 text-muted">
        <p>{words.asOf({ moment })}</p>
        <p>{until}</p>
      </div>
    )
  }
  const [first] = who_to_call
  return (
    <div
      role="status"
      className="mb-4 flex items-start gap-3 rounded-card bg-apricot-wash p-5 font-semibold"
    >
      <CloudOff aria-hidden size={22} className="mt-1 shrink-0" />
      <div className="min-w-0">
        <p>{first ? words.copyCall({ moment, who: first.name }) : words.copyAsk({ moment })}</p>
        <p>{until}</p>
      </div>
    </div>
  )
}
