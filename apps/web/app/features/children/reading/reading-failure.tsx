import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ProfileReading } from './use-interpretation.ts'

/** Said where the words cannot be looked up. They are kept as they were typed. */
export function ReadingFailure({ reading }: { reading: ProfileReading }) {
  return (
    <div role="status">
      {reading.state === 'failed' && (
        <div className="mt-4 grid justify-items-start gap-3 rounded-card bg-apricot-wash p-5">
          <p className="flex gap-2">
            <CircleAlert aria-hidden size={20} className="mt-1 shrink-0" />
            We cannot look up what your words mean just now. They stay as you typed them, and you
            can save.
          </p>
          <Button variant="secondary" onClick={reading.retry}>
            Look them up again
          </Button>
        </div>
      )}
    </div>
  )
}
