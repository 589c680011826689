import type { TagAnswer, TagQuestion, TagReading } from '@brightplate/contract/typed/profile-terms'
import { CircleHelp } from 'lucide-react'
import { AnswerButtons } from '../questions/answer-buttons.tsx'
import { readingLines } from './reading-lines.ts'

interface ReadingListProps {
  reading: TagReading
  asked?: readonly TagQuestion[] | undefined
  unchecked?: readonly string[]
  hasGiven?: boolean
  onAnswer: (answer: TagAnswer) => void
}

/** How a tag is understood, with the answers that a tap gives. */
export function ReadingList(props: ReadingListProps) {
  const { reading, asked, unchecked = [], hasGiven = false, onAnswer } = props
  return (
    <ul className="grid min-w-0 gap-1.5 text-muted text-sm">
      {readingLines(reading, { asked, unchecked, hasGiven }).map(({ text, needsCare, answers }) => (
        <li key={text}>
          <span className={needsCare ? 'flex gap-1.5 font-semibold text-ember' : ''}>
            {needsCare && <CircleHelp aria-hidden size={16} className="mt-1 shrink-0" />}
            {text}
          </span>
          <AnswerButtons tag={reading.tag} answers={answers} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  )
}
