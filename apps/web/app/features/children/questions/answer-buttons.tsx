import type { TagAnswer } from '@brightplate/contract/typed/profile-terms'

interface AnswerButtonsProps {
  /** The tag asked about, for those who hear the buttons one by one. */
  tag: string
  answers: readonly TagAnswer[]
  onAnswer: (answer: TagAnswer) => void
  disabled?: boolean
}

/** What a tap may answer about a tag. */
export function AnswerButtons({ tag, answers, onAnswer, disabled = false }: AnswerButtonsProps) {
  if (answers.length === 0) return null
  return (
    <span className="mt-1.5 flex flex-wrap gap-2">
      {answers.map((answer) => (
        <button
          key={answer.label}
          type="button"
          disabled={disabled}
          aria-label={`${answer.label} (${tag})`}
          onClick={() => onAnswer(answer)}
          className="min-h-11 rounded-[22px] border border-muted bg-card px-4 py-1.5 text-left font-semibold text-ink text-sm leading-snug hover:bg-wash disabled:opacity-60"
        >
          {answer.label}
        </button>
      ))}
    </span>
  )
}
