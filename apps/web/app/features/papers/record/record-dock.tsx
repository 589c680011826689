import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as words from '#words/papers/record'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

interface RecordDockProps {
  /** The day that is shown is not in the record. */
  mayAdd: boolean
  maySave: boolean
  isSaving: boolean
  error: string | undefined
  onAdd: () => void
}

/** Under the thumb: what puts the shown day into the record as it is, and what saves; one of them is green. */
export function RecordDock({ mayAdd, maySave, isSaving, error, onAdd }: RecordDockProps) {
  const saves = useRef<HTMLButtonElement>(null)
  const addNow = () => {
    flushSync(onAdd)
    // What was pressed is gone.
    saves.current?.focus()
  }
  if (!mayAdd && !maySave) return null
  return (
    <div
      data-docked={maySave ? 'above-bar' : undefined}
      className={`grid grid-cols-1 gap-2 py-2 ${
        // Before anything is to be saved, the meals to tick have the room.
        maySave
          ? 'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 bg-paper px-4 sm:bottom-0 sm:mx-0 sm:px-0'
          : ''
      }`}
    >
      <FormError>{error}</FormError>
      <div className="flex flex-wrap gap-2">
        {mayAdd && (
          <Button
            variant={maySave ? 'secondary' : 'primary'}
            className="flex-auto sm:flex-none"
            onClick={addNow}
          >
            {words.addDay}
          </Button>
        )}
        {maySave && (
          <Button
            ref={saves}
            type="submit"
            className="flex-auto sm:flex-none"
            busyLabel={isSaving && words.saving}
          >
            {words.save}
          </Button>
        )}
      </div>
    </div>
  )
}
