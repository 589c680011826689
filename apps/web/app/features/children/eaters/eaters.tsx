import type { ChildBody } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as words from '#words/children/eaters'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { type EaterValues, newEater } from '../eater-values.ts'
import type { NameInWords } from '../name-in-words.ts'
import { EaterCard } from './eater-card.tsx'
import { Siblings } from './siblings.tsx'
import { whoIs } from './who-is.ts'

interface EatersProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  /** The child whose form it is; null for a new one. */
  childId: string | null
  named: NameInWords
}

/** Who eats with a child: their allergies and diets hold for all that is shared. */
export function Eaters({ form, childId, named }: EatersProps) {
  const [eaters, answers] = useWatch({ control: form.control, name: ['eaters', 'answers'] })
  const error = form.formState.errors.eaters?.message
  const setEaters = (next: EaterValues[]) => form.setValue('eaters', next, { shouldDirty: true })
  const persons = eaters.flatMap((eater, index) => (eater.child_id ? [] : [{ eater, index }]))
  return (
    <section aria-labelledby="eaters-title" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="eaters-title" className="font-semibold">
          {words.title(named)}
        </h3>
        <p className="mt-1.5 text-muted text-sm">{words.hint(named)}</p>
      </div>
      <Siblings childId={childId} named={named} eaters={eaters} onEaters={setEaters} />
      {persons.length > 0 && (
        <ul className="grid gap-4">
          {persons.map(({ eater, index }, number) => (
            <EaterCard
              key={index}
              eater={eater}
              index={number}
              onEater={(next) => setEaters(eaters.with(index, next))}
              onRemove={() => {
                announce(words.removed({ who: whoIs(eater, number) }))
                setEaters(eaters.filter((_, at) => at !== index))
              }}
              error={error}
              answers={answers}
              onAnswers={(next) => form.setValue('answers', next, { shouldDirty: true })}
            />
          ))}
        </ul>
      )}
      {eaters.length < limits.eatersMax && (
        <div>
          <Button
            variant="secondary"
            className="max-w-full wrap-anywhere"
            onClick={() => setEaters([...eaters, newEater])}
          >
            {words.add(named)}
          </Button>
        </div>
      )}
    </section>
  )
}
