import * as words from '#words/ui/page/missing-part'
import * as stateWords from '#words/ui/page/state'
import { Button } from '../buttons/button.tsx'

interface PartMissingProps {
  /** The code of this release is no longer served. */
  isGone: boolean
  onRetry: () => void
}

/** In place of a part whose code could not be fetched. */
export const PartMissing = ({ isGone, onRetry }: PartMissingProps) => (
  <div role="alert" className="grid gap-3 rounded-control border border-line bg-card p-4">
    <p>{isGone ? words.gone : words.whatToDo}</p>
    <div>
      {isGone ? (
        <Button variant="secondary" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          {stateWords.tryAgain}
        </Button>
      )}
    </div>
  </div>
)
