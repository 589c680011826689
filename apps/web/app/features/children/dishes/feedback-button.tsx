import type { LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'

interface FeedbackButtonProps {
  /** Of the dish or food, to those who do not see what it stands at. */
  name: string
  label: string
  icon: LucideIcon
  isGiven: boolean
  isBusy: boolean
  onToggle: () => void
}

/** Gives one feedback on a dish or food; a second tap takes it back. */
export function FeedbackButton({
  name,
  label,
  icon: Icon,
  isGiven,
  isBusy,
  onToggle,
}: FeedbackButtonProps) {
  return (
    <Button
      variant="quiet"
      aria-pressed={isGiven}
      aria-disabled={isBusy}
      className="-ml-3 wrap-anywhere aria-pressed:bg-wash aria-pressed:inset-ring-2 aria-pressed:inset-ring-leaf"
      onClick={() => {
        if (!isBusy) onToggle()
      }}
    >
      <Icon aria-hidden size={18} />
      <span>
        {label}
        <span className="sr-only"> ({name})</span>
      </span>
    </Button>
  )
}
