import type { EatenShare } from '@brightplate/contract/papers/food-record'
import { Check } from 'lucide-react'
import * as words from '#words/papers/record'
import { Button } from '../../../ui/buttons/button.tsx'
import { notRecorded } from './record-values.ts'

/** What is said by one tap, and what says "some" more exactly. */
const plain = ['all', 'some', 'none'] as const satisfies EatenShare[]
const exact = ['most', 'half', 'little', 'taste'] as const satisfies EatenShare[]

interface ShareButtonsProps {
  label: string
  /** Null: it differs from food to food. */
  value: string | null
  onChange: (value: string) => void
}

interface OneShareProps {
  share: EatenShare
  isChosen: boolean
  onChoose: () => void
}

function OneShare({ share, isChosen, onChoose }: OneShareProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isChosen}
      className="min-w-fit flex-1 px-2! aria-pressed:border-leaf aria-pressed:bg-wash aria-pressed:inset-ring aria-pressed:inset-ring-leaf"
      onClick={onChoose}
    >
      {isChosen && <Check aria-hidden size={18} />}
      {words.share({ share })}
    </Button>
  )
}

/** How much was eaten: one of three large buttons, and how much "some" was. A second tap takes it back. */
export function ShareButtons({ label, value, onChange }: ShareButtonsProps) {
  const isExact = exact.some((share) => share === value)
  const isSome = value === 'some' || isExact
  return (
    <div className="grid gap-2">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{label}</legend>
        {plain.map((share) => {
          const isChosen = share === 'some' ? isSome : share === value
          return (
            <OneShare
              key={share}
              share={share}
              isChosen={isChosen}
              onChoose={() => onChange(isChosen ? notRecorded : share)}
            />
          )
        })}
      </fieldset>
      {isSome && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="mb-1 text-muted text-sm">{words.howMuch}</legend>
          {exact.map((share) => (
            <OneShare
              key={share}
              share={share}
              isChosen={share === value}
              onChoose={() => onChange(share === value ? 'some' : share)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
