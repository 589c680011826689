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

/** Where the parent is, and the way to every other step: a bar under "2 of 6: Allergies" on a phone, words on a desk. */
export function StepList({ step, isEvery, linkTo }: StepListProps) {
  const { number } = aroundStep(step)
  const here = childSteps[number - 1]
  return (
    <nav aria-label={words.steps} className="lg:sticky lg:top-4 lg:self-start">
      {here && !isEvery && (
        <p className="font-semibold text-sm lg:hidden">
          {words.where({ number, count: childSteps.length, step: here.label })}
        </p>
      )}
      <ol className="flex gap-1 lg:grid lg:justify-stretch">
        {childSteps.map(({ id, label }, at) => {
          const isHere = id === step && !isEvery
          const isDone = at < number && !isEvery
          return (
            <li key={id} className="min-w-0 flex-1 lg:shrink-0">
              <Link
                {...linkTo(id)}
                aria-current={isHere ? 'step' : undefined}
                className={`flex min-h-11 items-center gap-3 rounded-control lg:justify-start lg:px-2 lg:hover:bg-wash ${
                  isHere ? 'font-semibold text-leaf' : 'text-muted'
                }`}
              >
                <span
                  aria-hidden
                  data-bar={isDone ? '' : undefined}
                  className={`h-2 w-full rounded-full lg:hidden ${isDone ? 'bg-leaf' : 'bg-wash ring-1 ring-line ring-inset'}`}
                />
                <span
                  aria-hidden
                  className={`grid size-9 place-items-center rounded-full text-sm max-lg:hidden ${
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
