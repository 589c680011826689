import type { TagAnswer, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { useEffect, useRef, useState } from 'react'
import * as words from '#words/children/questions/lists'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ReadListName } from '../tag-list-name.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { QuestionWords } from './question-words.tsx'

interface OpenQuestionsProps {
  list: ReadListName
  questions: readonly TagQuestion[]
  onAnswer: (question: TagQuestion, answer: TagAnswer) => void
}

/** What is still asked about a list, at its top, once the profile was saved or a plan refused. */
export function OpenQuestions({ list, questions, onAnswer }: OpenQuestionsProps) {
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
      aria-label={words.about({ list })}
      className="grid scroll-mt-4 grid-cols-1 gap-4 rounded-card bg-apricot-wash p-5"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {words.left({ count: questions.length, list })}
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
          {words.save}
        </Button>
      )}
    </section>
  )
}
