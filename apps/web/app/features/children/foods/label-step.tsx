import type { LabelReadBody } from '@brightplate/contract/child/label-read'
import { useEffect, useRef, useState } from 'react'
import * as words from '#words/children/foods/safe'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckField } from '../../../ui/forms/field.tsx'

interface LabelStepProps {
  food: string
  allergens: readonly string[]
  onRead: (label: LabelReadBody) => void
  onClose: () => void
}

/** The parent's word that a label names none of what must stay out, one by one. Only all of them count. */
export function LabelStep({ food, allergens, onRead, onClose }: LabelStepProps) {
  const first = useRef<HTMLFieldSetElement>(null)
  const [absent, setAbsent] = useState<readonly string[]>([])
  const [isIncomplete, setIncomplete] = useState(false)
  useEffect(() => first.current?.focus(), [])
  const toggle = (allergen: string, isTicked: boolean) => {
    setIncomplete(false)
    setAbsent(isTicked ? [...absent, allergen] : absent.filter((one) => one !== allergen))
  }
  const keep = () => {
    const isComplete = allergens.every((one) => absent.includes(one))
    if (isComplete) onRead({ food, allergens: [...allergens] })
    else setIncomplete(true)
  }
  return (
    <fieldset
      ref={first}
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 gap-2 rounded-control border border-line bg-card p-4 outline-none"
    >
      <legend className="sr-only">{words.labelOf({ food })}</legend>
      <p>{words.readWhole}</p>
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {allergens.map((allergen) => (
          <CheckField
            key={allergen}
            label={words.noAllergen({ allergen })}
            checked={absent.includes(allergen)}
            onChange={(event) => toggle(allergen, event.target.checked)}
          />
        ))}
      </div>
      <p role="status" className="text-danger text-sm empty:-mt-2">
        {isIncomplete && words.tickEvery}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={keep}>
          {words.namesNone}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.notNow}
        </Button>
      </div>
    </fieldset>
  )
}
