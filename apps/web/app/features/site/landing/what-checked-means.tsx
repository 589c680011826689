import { Check } from 'lucide-react'
import { Link } from 'react-router'
import * as words from '#words/site/landing/sections'
import { sitePath } from '../../../site-path.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { exampleLine } from './example-day.ts'

const proof = [words.noMilk, words.noPeanuts]

export function WhatCheckedMeans() {
  return (
    <div className="grid items-center gap-5 md:grid-cols-2 lg:gap-14">
      <div className="grid max-w-[60ch] gap-3 text-muted sm:text-lg">
        <p>{words.compared}</p>
        <p>
          <RichText
            text={words.noTreatment}
            parts={{
              link: (text) => (
                <Link
                  to={sitePath('/about#evidence')}
                  className="font-semibold text-leaf underline"
                >
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      </div>
      <figure className="rounded-card border border-line bg-card p-4 shadow-soft sm:p-7">
        <figcaption className="mb-3">
          <span className="block text-muted text-sm">{words.oneLine}</span>
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
