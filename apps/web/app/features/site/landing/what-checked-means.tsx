import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { exampleLine } from './example-day.ts'

const proof = ['Milk: none. It stands in for whole milk.', 'Peanuts: none in this ingredient.']

export function WhatCheckedMeans() {
  return (
    <div className="grid items-center gap-5 md:grid-cols-2 lg:gap-14">
      <div className="grid max-w-[60ch] gap-3 text-muted sm:text-lg">
        <p>
          Every ingredient is compared with allergies, diet and age, and again whenever you open the
          plan. What we do not recognize we name. Products change, so read every label.
        </p>
        <p>
          Food is no treatment for autism or ADHD. A plan says only{' '}
          <Link to="/about#evidence" className="font-semibold text-leaf underline">
            what research bears out
          </Link>
          .
        </p>
      </div>
      <figure className="rounded-card border border-line bg-card p-4 shadow-soft sm:p-7">
        <figcaption className="mb-3">
          <span className="block text-muted text-sm">One line of that breakfast</span>
          <span className="font-semibold leading-snug sm:text-lg">{exampleLine}</span>
        </figcaption>
        <ul className="grid gap-1.5 border-line border-t pt-3">
          {proof.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
              {line}
            </li>
          ))}
        </ul>
      </figure>
    </div>
  )
}
