import { useRef, useState } from 'react'
import * as words from '#words/ui/dialogs/code'
import * as missingWords from '#words/ui/page/missing-part'
import * as stateWords from '#words/ui/page/state'
import { isCodeGone } from '../../fetch-code.ts'
import { toast } from '../toasts/toast.tsx'

/** What comes sooner needs no word. */
const silentMs = 400

/** One message at a time, whatever was touched. */
const messageId = 'code-on-use'

function sayFailure(error: unknown, again: () => void): void {
  if (isCodeGone(error)) {
    const reload = { label: missingWords.reload, onClick: () => location.reload() }
    toast.failed(missingWords.gone, reload, messageId)
  } else {
    const retry = { label: stateWords.tryAgain, onClick: again }
    toast.failed(words.couldNotLoad, retry, messageId)
  }
}

/**
 * Code that is fetched when it is first used. A fetch that lasts says that it is loading, and one that fails says so,
 * with a button that tries again.
 */
export function useCodeOnUse<Module>(load: () => Promise<Module>) {
  const [code, setCode] = useState<Module | null>(null)
  const isComing = useRef(false)
  const wasAnnounced = useRef(false)
  const fetchNow = async () => {
    if (isComing.current) return
    isComing.current = true
    const late = setTimeout(() => {
      wasAnnounced.current = true
      toast.loading(stateWords.loading, messageId)
    }, silentMs)
    try {
      const module = await load()
      setCode(() => module)
      if (wasAnnounced.current) toast.dismiss(messageId)
    } catch (error) {
      wasAnnounced.current = true
      sayFailure(error, use)
    } finally {
      clearTimeout(late)
      isComing.current = false
    }
  }
  const use = () => void fetchNow()
  return { code, use }
}
