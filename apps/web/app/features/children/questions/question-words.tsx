import type { TagQuestion } from '@brightplate/contract/typed/profile-terms'

/** A question away from its tag names it. */
export function QuestionWords({ question: { tag, question } }: { question: TagQuestion }) {
  return (
    <p className="font-semibold">
      {!question.includes(tag) && (
        <span className="font-normal text-muted wrap-anywhere">{tag}: </span>
      )}
      {question}
    </p>
  )
}
