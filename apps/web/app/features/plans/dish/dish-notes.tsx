import type { Juice, KeyedText, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import type { ReactNode } from 'react'
import * as words from '#words/plans/days'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'

const textureWords: Readonly<Record<NonNullable<Meal['textures']>[number], string>> = {
  smooth: words.smooth,
  soft: words.soft,
  crunchy: words.crunchy,
  chewy: words.chewy,
  mixed: words.mixed,
  'sauce-apart': words.sauceApart,
  thin: words.thin,
}

const temperatureWords: Readonly<Record<NonNullable<Meal['temperature']>, string>> = {
  hot: words.hot,
  warm: words.warm,
  cold: words.cold,
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 font-semibold">{title}</h4>
      {children}
    </div>
  )
}

interface DishNotesProps {
  dish: Meal | Snack | Juice
  ruledOut: readonly KeyedText[]
}

/** How a dish feels, why it was chosen, and what was not: for whoever asks. */
export function DishNotes({ dish, ruledOut }: DishNotesProps) {
  const { textures = [], temperature, why = [] } = dish
  const feel = [
    ...textures.map((one) => textureWords[one]),
    ...(temperature ? [temperatureWords[temperature]] : []),
  ]
  if (feel.length + why.length + ruledOut.length === 0) return null
  return (
    <Disclosure summary={words.whyAndChecked}>
      <div className="grid grid-cols-1 gap-4">
        {feel.length > 0 && (
          <Note title={words.feel}>
            <ul className="flex flex-wrap gap-2">
              {feel.map((word) => (
                <li key={word} className="rounded-full bg-wash px-3 py-0.5 text-sm">
                  {word}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {why.length > 0 && (
          <Note title={words.why}>
            <BulletList lines={why.map(({ text }) => text)} />
          </Note>
        )}
        {ruledOut.length > 0 && (
          <Note title={words.ruledOut}>
            <BulletList lines={ruledOut.map(({ text }) => text)} />
          </Note>
        )}
      </div>
    </Disclosure>
  )
}
