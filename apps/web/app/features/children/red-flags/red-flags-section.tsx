import type { ChildBody } from '@brightplate/contract/child/child'
import { limitWords } from '@brightplate/contract/limit-words'
import { Suspense, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as words from '#words/children/red-flags/section'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import type { ChildFormValues } from '../child-form-values.ts'
import { ClinicianNotice } from './clinician-notice.tsx'
import { isAskedAgain } from './red-flags-asked.ts'

const time = limitWords.askedAgain

const RedFlagQuestions = lazyPart(() => import('./red-flag-questions.tsx'))

interface RedFlagsSectionProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
}

/** Signs that a clinician should know of: asked of every child, skippably, and again after three months. */
export function RedFlagsSection({ form }: RedFlagsSectionProps) {
  const [given, name] = useWatch({ control: form.control, name: ['red_flags', 'name'] })
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const answers = given?.answers ?? []
  const isDue = isAskedAgain(given, new Date())
  const set = (next: ChildFormValues['red_flags']) =>
    form.setValue('red_flags', next, { shouldDirty: true })
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  return (
    <section
      aria-labelledby="red-flags"
      className="grid grid-cols-1 gap-3 border-line border-t pt-6"
    >
      <h2 id="red-flags" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.title}
      </h2>
      {!isOpen && <ClinicianNotice child={{ red_flags: given && { asked_on: '', ...given } }} />}
      {isOpen ? (
        <Suspense fallback={<LoadingState />}>
          <RedFlagQuestions
            name={name.trim() || words.yourChild}
            answers={answers}
            onAnswers={set}
            onDone={close}
          />
        </Suspense>
      ) : isDue ? (
        <>
          <p className="text-muted">
            {given && `${words.timeHasPassed({ time })} `}
            {words.whatItIs}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {words.look}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                set({ answers: [...answers] })
                announce(words.skipped({ time }))
                heading.current?.focus()
              }}
            >
              {words.skip}
            </Button>
          </div>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {given?.asked_on
            ? words.askedOn({ day: fullDate(given.asked_on), time })
            : words.noted({ time })}
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="min-h-11 rounded-control px-2 font-semibold text-leaf underline underline-offset-4"
          >
            {words.look}
          </button>
        </p>
      )}
    </section>
  )
}
