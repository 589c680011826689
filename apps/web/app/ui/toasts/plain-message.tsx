import * as words from '#words/ui/toasts'
import { Button } from '../buttons/button.tsx'

export interface PlainMessageProps {
  text: string
  answer?: { label: string; onClick: () => void }
  onClose: () => void
}

/** A failure, where the code of messages is missing too. */
export const PlainMessage = ({ text, answer, onClose }: PlainMessageProps) => (
  <div
    role="alert"
    className="fixed inset-x-4 bottom-[var(--above-docked,16px)] z-50 grid gap-3 rounded-card border border-line bg-card p-4 shadow-soft sm:left-auto sm:w-96"
  >
    <p>{text}</p>
    <div className="flex flex-wrap gap-2">
      {answer && (
        <Button
          variant="secondary"
          onClick={() => {
            onClose()
            answer.onClick()
          }}
        >
          {answer.label}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {words.dismiss}
      </Button>
    </div>
  </div>
)
