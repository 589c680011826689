import type { TagAnswer, TagReading } from '@brightplate/contract/profile-terms'
import { CircleHelp } from 'lucide-react'
import { readingLines } from './reading-lines.ts'

interface ReadingListProps {
  reading: TagReading
  onAnswer: (answer: TagAnswer) => void
}

/** How a tag is understood, with the answers that a tap gives. */
export function ReadingList({ reading, onAnswer }: ReadingListProps) {
  return (
    <ul className="grid min-w-0 gap-1.5 text-muted text-sm">
      {readingLines(reading).map(({ text, needsCare, answers }) => (
        <li key={text}>
          <span className={needsCare ? 'flex gap-1.5 font-semibold text-ember' : ''}>
            {needsCare && <CircleHelp aria-hidden size={16} className="mt-1 shrink-0" />}
            {text}
          </span>
          {answers.length > 0 && (
            <span className="mt-1.5 flex flex-wrap gap-2">
              {answers.map((answer) => (
                <button
                  key={answer.label}
                  type="button"
                  aria-label={`${answer.label} (${reading.tag})`}
                  onClick={() => onAnswer(answer)}
                  className="min-h-11 rounded-full border border-muted bg-card px-4 font-semibold text-ink text-sm hover:bg-wash"
                >
                  {answer.label}
                </button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
