import type { TagAnswer, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { useState } from 'react'
import * as words from '#words/children/questions/before-plan'
import { errorMessage } from '../../../api/error-message.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { questionsPath } from './after-save.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { QuestionWords } from './question-words.tsx'
import { useAnswerQuestion } from './use-answer-question.ts'

interface NeedsAnswerProps {
  message: string
  childId: string
  questions: readonly TagQuestion[]
}

const keyOf = ({ list, tag, id }: TagQuestion) => `${list} ${tag} ${id}`

/** What has to be answered before a plan is made; a tap keeps the answer with the child. */
export function NeedsAnswer({ message, childId, questions }: NeedsAnswerProps) {
  const [given, setGiven] = useState<Record<string, string>>({})
  const { mutate, isPending, error } = useAnswerQuestion(childId)
  const isDone = questions.length > 0 && questions.every((question) => keyOf(question) in given)
  const answer = (question: TagQuestion, chosen: TagAnswer) =>
    mutate(
      { question, answer: chosen },
      {
        onSuccess: () => {
          setGiven((all) => ({ ...all, [keyOf(question)]: chosen.label }))
          announce(words.said({ said: chosen.label }))
        },
      },
    )
  return (
    <section
      aria-label={words.title}
      className="grid grid-cols-1 gap-4 rounded-card bg-apricot-wash p-5"
    >
      <p role="alert">{message}</p>
      {questions.map((question) => {
        const chosen = given[keyOf(question)]
        return (
          <div key={keyOf(question)}>
            <QuestionWords question={question} />
            {chosen === undefined ? (
              <AnswerButtons
                tag={question.tag}
                answers={question.answers.filter(({ act }) => act !== 'edit')}
                disabled={isPending}
                onAnswer={(one) => answer(question, one)}
              />
            ) : (
              <p>{words.said({ said: chosen })}</p>
            )}
          </div>
        )
      })}
      <FormError>{error && errorMessage(error, words.couldNotSave)}</FormError>
      {isDone ? (
        <p role="status" className="font-semibold">
          {words.thanks}
        </p>
      ) : (
        <TextLink to={questionsPath(childId)}>{words.changeInstead}</TextLink>
      )}
    </section>
  )
}
