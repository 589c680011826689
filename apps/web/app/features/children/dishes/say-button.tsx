import type { LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'

interface SayButtonProps {
  /** Of the dish or food, to those who do not see what it stands at. */
  name: string
  label: string
  icon: LucideIcon
  isSaid: boolean
  isBusy: boolean
  onSay: () => void
}

/** One word of a dish or food; a second tap takes it back. */
export function SayButton({ name, label, icon: Icon, isSaid, isBusy, onSay }: SayButtonProps) {
  return (
    <Button
      variant="quiet"
      aria-pressed={isSaid}
      aria-disabled={isBusy}
      className="-ml-3 wrap-anywhere aria-pressed:bg-wash aria-pressed:inset-ring-2 aria-pressed:inset-ring-leaf"
      onClick={() => {
        if (!isBusy) onSay()
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
