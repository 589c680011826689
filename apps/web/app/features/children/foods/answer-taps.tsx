import type { DoubtAnswer } from '@brightplate/contract/typed/profile-terms'
import { Button } from '../../../ui/buttons/button.tsx'

interface AnswerTapsProps {
  /** The food as typed. */
  typed: string
  answers: readonly DoubtAnswer[]
  onAnswer: (answer: DoubtAnswer) => void
}

/** What a tap may answer about a food that leaves a doubt; nothing where it leaves none. */
export function AnswerTaps({ typed, answers, onAnswer }: AnswerTapsProps) {
  if (answers.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {answers.map((answer) => (
        <Button
          key={answer.label}
          variant="secondary"
          aria-label={`${answer.label} (${typed})`}
          className="text-sm"
          onClick={() => onAnswer(answer)}
        >
          {answer.label}
        </Button>
      ))}
    </div>
  )
}
