import type { LabelReadBody } from '@brightplate/contract/child/label-read'
import type { DoubtAnswer, SafeFoodReading } from '@brightplate/contract/typed/profile-terms'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/children/foods/safe'
import { Button } from '../../../ui/buttons/button.tsx'
import { shortDate } from '../../../ui/words/dates.ts'
import { wordList } from '../../../ui/words/word-list.ts'
import type { ShownLabel } from '../given-answers.ts'
import { AnswerTaps } from './answer-taps.tsx'
import { LabelStep } from './label-step.tsx'

interface SafeFoodEchoProps {
  reading: SafeFoodReading
  /** Whether it is eaten, where its words leave that in doubt. */
  onDoubt: (answer: DoubtAnswer) => void
  /** Of this food, read for all that it is to be read for. */
  label: ShownLabel | undefined
  onRead: (label: LabelReadBody) => void
  onUndo: () => void
}

/** What becomes of a safe food; one that we do not know waits for the parent to read its label. */
export function SafeFoodEcho({ reading, label, onDoubt, onRead, onUndo }: SafeFoodEchoProps) {
  const { typed, verdict, text, allergens, answers = [] } = reading
  const [isOpen, setOpen] = useState(false)
  const waitsForLabel = verdict === 'read_label' || verdict === 'as_typed'
  if (label && waitsForLabel) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        {words.labelRead({
          allergens: wordList(label.allergens),
          when: label.read_on === undefined ? 'now' : shortDate(label.read_on),
        })}
        <button
          type="button"
          aria-label={words.undoFor({ food: typed })}
          onClick={onUndo}
          className="min-h-11 rounded-control px-2 font-semibold text-leaf underline underline-offset-4"
        >
          {words.undo}
        </button>
      </p>
    )
  }
  // What the parent says of the food stands above.
  if (verdict === 'paused') return null
  const taps = <AnswerTaps typed={typed} answers={answers} onAnswer={onDoubt} />
  if (verdict === 'planned' || verdict === 'as_typed') {
    return (
      <>
        <p className="text-muted text-sm">{text}</p>
        {taps}
      </>
    )
  }
  return (
    <>
      <p className="flex gap-1.5 font-semibold text-ember text-sm">
        <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
        {text}
      </p>
      {taps}
      {verdict === 'read_label' && !isOpen && (
        <Button
          variant="secondary"
          aria-label={words.haveReadFor({ food: typed })}
          className="justify-self-start text-sm"
          onClick={() => setOpen(true)}
        >
          {words.haveRead}
        </Button>
      )}
      {verdict === 'read_label' && isOpen && (
        <LabelStep
          food={typed}
          allergens={allergens}
          onRead={(read) => {
            setOpen(false)
            onRead(read)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
