import { limitWords } from '@brightplate/contract/limit-words'
import { Link } from 'react-router'
import * as words from '#words/site/landing/sections'
import { sitePath } from '../../../site-path.ts'
import { StepNumber } from '../step-number.tsx'

const steps = [
  {
    title: words.profileTitle,
    text: words.profile,
  },
  {
    title: words.generateTitle,
    text: words.generate({ planDays: limitWords.planDays }),
  },
  {
    title: words.cookTitle,
    text: words.cook,
  },
]

export function HowItWorksSteps() {
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex items-center gap-4 md:grid md:content-start">
            <StepNumber number={index + 1} />
            <div>
              <h3 className="text-lg md:mb-1 md:text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link
        to={sitePath('/how-it-works')}
        className="mt-2 inline-flex md:mt-6 min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {words.howPlanIsMade}
      </Link>
    </>
  )
}
