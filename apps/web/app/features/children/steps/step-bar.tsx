import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from '#words/children/steps/way'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { aroundStep, type StepId } from './child-steps.ts'
import type { LinkToStep } from './use-step.ts'

interface StepBarProps {
  step: StepId
  /** Without steps there is only what saves. */
  hasSteps: boolean
  linkTo: LinkToStep
  /** For a new child the way on comes first, for another what saves. */
  isNew: boolean
  /** Says why nothing was saved. */
  error: ReactNode
  /** What saves and goes on at once, above the row. */
  shortcut: ReactNode
  /** The button that saves. */
  children: ReactNode
}

/** Under the thumb at every step: back, on, and the button that saves. With letters so large that it would hide the step, below it. */
export function StepBar({
  step,
  hasSteps,
  linkTo,
  isNew,
  error,
  shortcut,
  children,
}: StepBarProps) {
  const { before, after } = aroundStep(step)
  return (
    <div
      data-docked={shortcut ? 'two-rows' : 'one-row'}
      className="@min-[16rem]:sticky bottom-0 z-10 -mx-4 grid grid-cols-1 gap-3 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0"
    >
      {error}
      {shortcut}
      <div className="flex flex-wrap gap-2 max-[22rem]:*:px-3">
        {hasSteps && before && (
          <ButtonLink
            variant="secondary"
            {...linkTo(before.id)}
            aria-label={words.backTo({ step: before.label })}
            className="@max-[18rem]:hidden"
          >
            <ArrowLeft aria-hidden size={20} />
          </ButtonLink>
        )}
        {children}
        {hasSteps && after && (
          <ButtonLink
            {...linkTo(after.id)}
            aria-label={words.nextTo({ step: after.label })}
            variant={isNew ? 'primary' : 'secondary'}
            className="ml-auto"
          >
            {words.next}
            <ArrowRight aria-hidden size={20} />
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
