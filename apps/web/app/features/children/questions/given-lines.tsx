import * as words from '#words/children/questions/lists'
import { shortDate } from '../../../ui/words/dates.ts'
import { answeredOn, type ShownAnswer } from '../given-answers.ts'

interface GivenLinesProps {
  answers: readonly ShownAnswer[]
  onUndo: (answer: ShownAnswer) => void
}

function lineOf(answer: ShownAnswer): string {
  const day = answeredOn(answer)
  const when = day === null ? 'now' : shortDate(day)
  return answer.said ? words.said({ said: answer.said, when }) : words.answered({ when })
}

/** What was answered about a tag, and the way back. */
export function GivenLines({ answers, onUndo }: GivenLinesProps) {
  if (answers.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-1 text-muted text-sm">
      {answers.map((answer) => (
        <li key={answer.question} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0">{lineOf(answer)}</span>
          <button
            type="button"
            aria-label={words.undoFor({ tag: answer.tag })}
            onClick={() => onUndo(answer)}
            className="min-h-11 rounded-control px-2 font-semibold text-leaf underline underline-offset-4"
          >
            {words.undo}
          </button>
        </li>
      ))}
    </ul>
  )
}
