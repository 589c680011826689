import { Ban, type LucideIcon } from 'lucide-react'
import * as words from '#words/children/dishes/spoken'
import { Button } from '../../../ui/buttons/button.tsx'

interface Choice {
  label: string
  icon: LucideIcon
  isSaid: boolean
  onSay: () => void
}

interface SayButtonsProps {
  name: string
  /** The good word: a favourite, or eaten. */
  good: Choice
  never: Pick<Choice, 'isSaid' | 'onSay'>
  isBusy: boolean
}

/** One good word and "Never again" of a dish or food; a second tap takes it back. */
export function SayButtons({ name, good, never, isBusy }: SayButtonsProps) {
  const choices: Choice[] = [good, { ...never, label: words.neverAgain, icon: Ban }]
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      {choices.map(({ label, icon: Icon, isSaid, onSay }) => (
        <Button
          key={label}
          variant="quiet"
          aria-pressed={isSaid}
          aria-disabled={isBusy}
          className="wrap-anywhere aria-pressed:bg-card aria-pressed:outline-2 aria-pressed:outline-leaf aria-pressed:-outline-offset-2"
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
      ))}
    </div>
  )
}
