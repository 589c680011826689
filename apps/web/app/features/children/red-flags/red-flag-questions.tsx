import { redFlagQuestions } from '@brightplate/contract/child/red-flags/red-flag-questions'
import type { RedFlagsBody } from '@brightplate/contract/child/red-flags/red-flags'
import { useEffect, useRef } from 'react'
import * as words from '#words/children/red-flags/questions'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckField } from '../../../ui/forms/field.tsx'
import RedFlagLines from './red-flag-lines.tsx'

interface RedFlagQuestionsProps {
  name: string
  answers: readonly string[]
  /** Said again, so today. */
  onAnswers: (given: RedFlagsBody) => void
  onDone: () => void
}

/** Each sign as a question; a tick is a yes, all else is no answer. */
export default function RedFlagQuestions(props: RedFlagQuestionsProps) {
  const { name, answers, onAnswers, onDone } = props
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.focus(), [])
  const toggle = (id: string, isYes: boolean) =>
    onAnswers({ answers: isYes ? [...answers, id] : answers.filter((one) => one !== id) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="status" className="empty:-mt-4">
        <RedFlagLines answers={answers} />
      </div>
      <fieldset ref={group} tabIndex={-1} className="min-w-0 outline-none">
        <legend className="font-semibold">{words.tick}</legend>
        <div className="mt-1.5 grid grid-cols-1">
          {redFlagQuestions.map(({ id, question }) => (
            <CheckField
              key={id}
              label={question({ name })}
              checked={answers.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          onAnswers({ answers: [...answers] })
          onDone()
        }}
      >
        {answers.length === 0 ? words.noneOfThese : words.done}
      </Button>
    </div>
  )
}
