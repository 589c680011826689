import { CircleAlert } from 'lucide-react'
import * as words from '#words/children/reading'
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
            {words.failed}
          </p>
          <Button variant="secondary" onClick={reading.retry}>
            {words.lookUpAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
