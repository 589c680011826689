import * as words from '#words/children/form'
import { Button } from '../../../ui/buttons/button.tsx'

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-wash px-5 py-3"
    >
      <p>{words.draftIsHere}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {words.discardDraft}
      </Button>
    </div>
  )
}
