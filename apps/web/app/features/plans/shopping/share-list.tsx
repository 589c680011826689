import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { Download, Share2 } from 'lucide-react'
import * as listWords from '#words/plans/shopping'
import * as words from '#words/plans/shopping/share'
import { Button } from '../../../ui/buttons/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { planFileName } from '../plan-file-name.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { shoppingListText } from './shopping-list-text.ts'

const canShare = () => typeof navigator.share === 'function'

async function shareText(text: string): Promise<void> {
  if (canShare()) {
    // The share sheet was dismissed: not an error.
    await navigator.share({ title: listWords.title, text }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(text)
    announce(words.listIsCopied)
    toast.success(words.copied)
  } catch {
    toast.error(words.couldNotCopy)
  }
}

/** Shares the list as text. */
export function ShareList({ plan, marks }: { plan: ShownPlan; marks: readonly ShoppingMark[] }) {
  const text = () => shoppingListText(plan, marks)
  return (
    <div className="-mr-3 flex flex-wrap gap-x-1 print:hidden">
      <Button variant="quiet" onClick={() => shareText(text())}>
        <Share2 aria-hidden size={20} />
        <span className="max-sm:sr-only">{canShare() ? words.share : words.copy}</span>
      </Button>
      <Button
        variant="quiet"
        onClick={() => downloadFile(planFileName(plan, 'txt'), text(), 'text/plain')}
      >
        <Download aria-hidden size={20} />
        <span className="max-sm:sr-only">{words.download}</span>
      </Button>
    </div>
  )
}
