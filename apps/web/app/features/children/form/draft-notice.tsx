import { Button } from '../../../ui/buttons/button.tsx'

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-wash px-5 py-3"
    >
      <p>What you typed before is still here. It is not saved yet.</p>
      <Button variant="quiet" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
