import { shortDate } from '../../../ui/words/dates.ts'
import { answeredOn, type ShownAnswer } from '../given-answers.ts'

interface GivenLinesProps {
  answers: readonly ShownAnswer[]
  onUndo: (answer: ShownAnswer) => void
}

function words(answer: ShownAnswer): string {
  const day = answeredOn(answer)
  const when = day === null ? 'just now' : shortDate(day)
  return answer.said ? `You said: ${answer.said}, ${when}` : `You answered this, ${when}`
}

/** What was answered about a tag, and the way back. */
export function GivenLines({ answers, onUndo }: GivenLinesProps) {
  if (answers.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-1 text-muted text-sm">
      {answers.map((answer) => (
        <li key={answer.question} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0">{words(answer)}</span>
          <button
            type="button"
            aria-label={`Undo (${answer.tag})`}
            onClick={() => onUndo(answer)}
            className="min-h-11 rounded-control px-2 font-semibold text-leaf underline underline-offset-4"
          >
            Undo
          </button>
        </li>
      ))}
    </ul>
  )
}
