import { Link } from 'react-router'
import * as words from '#words/children/steps/way'
import { aroundStep, childSteps, type StepId } from './child-steps.ts'
import type { LinkToStep } from './use-step.ts'

interface StepListProps {
  step: StepId
  /** All of them are on the page: none is where the parent is. */
  isEvery: boolean
  linkTo: LinkToStep
}

/** Where the parent is, and the way to every other step: numbers on a phone, words on a desk. */
export function StepList({ step, isEvery, linkTo }: StepListProps) {
  return (
    <nav aria-label={words.steps} className="lg:sticky lg:top-4 lg:self-start">
      <ol className="flex flex-wrap items-center justify-between lg:grid lg:justify-stretch">
        {childSteps.map(({ id, label }) => {
          const isHere = id === step && !isEvery
          return (
            <li key={id} className="shrink-0">
              <Link
                {...linkTo(id)}
                aria-current={isHere ? 'step' : undefined}
                className={`flex min-h-11 min-w-[min(2.75rem,14vw)] items-center justify-center gap-3 rounded-control lg:justify-start lg:px-2 lg:hover:bg-wash ${
                  isHere ? 'font-semibold text-leaf' : 'text-muted'
                }`}
              >
                <span
                  aria-hidden
                  className={`grid size-9 place-items-center rounded-full text-sm ${
                    isHere ? 'bg-leaf text-on-leaf' : 'border border-muted'
                  }`}
                >
                  {aroundStep(id).number}
                </span>
                <span className="max-lg:sr-only">{label}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
