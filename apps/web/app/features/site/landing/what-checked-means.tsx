import { Check, Info } from 'lucide-react'
import { Picture } from '../../../ui/picture.tsx'

const proof = [
  'Milk: none. It stands in for whole milk.',
  'Peanuts: none in this ingredient.',
  'Age 7: no rule for this age speaks against it.',
]

export function WhatCheckedMeans() {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-14">
      <div className="grid max-w-[60ch] gap-4 text-lg text-muted">
        <p>
          Every ingredient of every dish is compared with the allergies, diet and age in the profile
          before a plan is shown, and again whenever it is opened. What products of a kind often
          hold is kept out too.
        </p>
        <p>What we do not recognize we say openly: we could not check for it.</p>
      </div>
      <figure className="rounded-card border border-line bg-card p-5 shadow-soft sm:p-7">
        <figcaption className="mb-4 flex items-center gap-4">
          <Picture slug="bowl-with-spoon" size={72} />
          <span>
            <span className="block text-muted text-sm">One line of a breakfast</span>
            <span className="font-semibold text-lg leading-snug">
              3/4 cup fortified unsweetened soy drink (183 g)
            </span>
          </span>
        </figcaption>
        <ul className="grid gap-2.5 border-line border-t pt-4">
          {proof.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
              {line}
            </li>
          ))}
          <li className="flex gap-2.5 text-muted">
            <Info aria-hidden size={20} className="mt-1 shrink-0" />
            Recipes of products change. The plan still says: read every label.
          </li>
        </ul>
      </figure>
    </div>
  )
}
