import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'

const proof = [
  'Milk: none. Soy drink stands in for whole milk.',
  'Peanuts: none in this ingredient.',
  'Recipes of products change, so the plan still says: read every label.',
]

export function WhatCheckedMeans() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid max-w-[60ch] gap-4 text-muted">
        <p>
          Every ingredient of every dish is compared with the allergies in the profile before a plan
          is shown, and again whenever it is opened. What we do not recognize we say openly: we
          could not check for it.
        </p>
        <p>
          What we do not promise: food is no treatment for autism or ADHD, and no plan replaces your
          child’s doctor or dietitian.
        </p>
      </div>
      <Card>
        <p className="mb-3 font-semibold">3/4 cup fortified unsweetened soy drink (183 g)</p>
        <ul className="grid gap-2">
          {proof.map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden size={20} className="mt-1 shrink-0 text-leaf" />
              {line}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
