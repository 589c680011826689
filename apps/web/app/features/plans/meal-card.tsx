import type { Meal } from '@brightplate/contract/plan-data'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BulletList } from './bullet-list.tsx'
import { DishHead } from './dish-head.tsx'
import { DishNotes } from './dish-notes.tsx'
import { prepTime } from './prep-time.ts'
import { SlotCard } from './slot-card.tsx'

interface MealCardProps {
  word: string
  meal: Meal
  controls: ReactNode
}

export function MealCard({ word, meal, controls }: MealCardProps) {
  return (
    <SlotCard word={word}>
      <DishHead name={meal.name} picture={meal.picture} time={prepTime(meal)} />
      {controls}
      <BulletList lines={meal.ingredients} />
      {meal.benefits && <p className="text-muted">{meal.benefits}</p>}
      <DishNotes {...meal} />
      {meal.steps && meal.steps.length > 0 && (
        <Disclosure summary="Steps">
          <BulletList lines={meal.steps} numbered />
        </Disclosure>
      )}
    </SlotCard>
  )
}
