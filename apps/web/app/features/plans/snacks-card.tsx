import type { Snack } from '@brightplate/contract/plan-data'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BulletList } from './bullet-list.tsx'
import { DishHead } from './dish-head.tsx'
import { DishNotes } from './dish-notes.tsx'
import { prepTime } from './prep-time.ts'
import { SlotCard } from './slot-card.tsx'

interface SnacksCardProps {
  snacks: readonly Snack[]
  /** In the order of the snacks. */
  controls: readonly ReactNode[]
}

export function SnacksCard({ snacks, controls }: SnacksCardProps) {
  return (
    <SlotCard word="Snacks">
      <ul className="grid gap-6">
        {snacks.map((snack, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same snack may stand twice
          <li key={index} className="grid gap-3">
            <DishHead name={snack.name} picture={snack.picture} time={prepTime(snack)} />
            {controls[index]}
            <BulletList lines={snack.ingredients} />
            {snack.benefits && <p className="text-muted">{snack.benefits}</p>}
            <DishNotes {...snack} />
            {snack.steps && snack.steps.length > 0 && (
              <Disclosure summary="Steps">
                <BulletList lines={snack.steps} numbered />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </SlotCard>
  )
}
