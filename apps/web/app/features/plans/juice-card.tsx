import type { Juice } from '@brightplate/contract/plan-data'
import type { ReactNode } from 'react'
import { BulletList } from './bullet-list.tsx'
import { DishHead } from './dish-head.tsx'
import { DishNotes } from './dish-notes.tsx'
import { prepTime } from './prep-time.ts'
import { SlotCard } from './slot-card.tsx'

interface JuiceCardProps {
  juice: Juice
  controls: ReactNode
}

export function JuiceCard({ juice, controls }: JuiceCardProps) {
  return (
    <SlotCard word="Brain-Boosting Juice">
      <DishHead name={juice.name} picture={juice.picture} time={prepTime(juice)} />
      {controls}
      <BulletList lines={juice.ingredients} />
      <BulletList lines={juice.preparation} numbered />
      {juice.benefits && <p className="text-muted">{juice.benefits}</p>}
      <DishNotes {...juice} />
    </SlotCard>
  )
}
