import type { Juice, KeyedText, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import type { ReactNode } from 'react'
import * as words from '#words/plans/days'
import { BulletList } from '../../../ui/bullet-list.tsx'

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

/** How a dish is made and how it feels, why it was chosen, and what was not. */
export function DishNotes({ dish, ruledOut }: DishNotesProps) {
  const { textures = [], temperature, why = [], cooked_for: later } = dish
  const steps = later?.steps ?? dish.steps ?? []
  const hasOwnSteps = !('preparation' in dish) && steps.length > 0
  const feel = [
    ...textures.map((one) => textureWords[one]),
    ...(temperature ? [temperatureWords[temperature]] : []),
  ]
  return (
    <>
      {hasOwnSteps && (
        <Note title={words.steps}>
          <BulletList lines={steps} numbered />
        </Note>
      )}
      {feel.length > 0 && (
        <Note title={words.feel}>
          <ul className="flex flex-wrap gap-2">
            {feel.map((word) => (
              <li key={word} className="rounded-full bg-card px-3 py-0.5 text-sm">
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
    </>
  )
}
