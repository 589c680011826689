import { Link } from 'react-router'
import { StepNumber } from '../step-number.tsx'

const steps = [
  {
    title: 'Create child profile',
    text: 'Age, allergies, goals, and what your child likes. As you type you see how each word is understood.',
  },
  {
    title: 'Generate meal plan',
    text: 'Choose 7 or 14 days. Every ingredient is checked before you see the plan.',
  },
  {
    title: 'Shop and cook',
    text: 'Tick off the list in the shop, then open today and follow the steps.',
  },
]

export function HowItWorksSteps() {
  return (
    <>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-4">
            <StepNumber number={index + 1} />
            <div>
              <h3 className="mb-1 text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link
        to="/how-it-works"
        className="mt-6 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        How a plan is made, in five steps
      </Link>
    </>
  )
}
