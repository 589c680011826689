import type { TagAnswer, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { QuestionWords } from './question-words.tsx'

interface OpenQuestionsProps {
  /** Of the list, as its label says it. */
  label: string
  questions: readonly TagQuestion[]
  onAnswer: (question: TagQuestion, answer: TagAnswer) => void
}

function headingOf(count: number, label: string): string {
  if (count === 0) return 'Thank you. That was all we asked'
  return `${count === 1 ? 'One question' : `${count} questions`} about ${label.toLowerCase()}`
}

/** What is still asked about a list, at its top, once the profile was saved or a plan refused. */
export function OpenQuestions({ label, questions, onAnswer }: OpenQuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasAsked, setWasAsked] = useState(false)
  const isAsked = questions.length > 0
  useEffect(() => {
    if (!isAsked || wasAsked) return
    setWasAsked(true)
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isAsked, wasAsked])
  if (!isAsked && !wasAsked) return null
  return (
    <section
      aria-label={`Questions about ${label}`}
      className="grid scroll-mt-4 grid-cols-1 gap-4 rounded-card bg-apricot-wash p-5"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {headingOf(questions.length, label)}
      </h3>
      {questions.map((question) => (
        <div key={`${question.tag} ${question.id}`}>
          <QuestionWords question={question} />
          <AnswerButtons
            tag={question.tag}
            answers={question.answers}
            onAnswer={(answer) => {
              onAnswer(question, answer)
              heading.current?.focus()
            }}
          />
        </div>
      ))}
      {!isAsked && (
        <Button type="submit" variant="secondary" className="justify-self-start">
          Save the answers
        </Button>
      )}
    </section>
  )
}
