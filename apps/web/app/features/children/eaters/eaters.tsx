import type { ChildBody } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { type EaterValues, newEater, whoIs } from '../eater-values.ts'
import { EaterCard } from './eater-card.tsx'
import { Siblings } from './siblings.tsx'

interface EatersProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  /** The child whose form it is; null for a new one. */
  childId: string | null
  /** What a sentence calls it. */
  child: string
}

/** Who eats with a child: their allergies and diets hold for all that is shared. */
export function Eaters({ form, childId, child }: EatersProps) {
  const [eaters, answers] = useWatch({ control: form.control, name: ['eaters', 'answers'] })
  const error = form.formState.errors.eaters?.message
  const setEaters = (next: EaterValues[]) => form.setValue('eaters', next, { shouldDirty: true })
  const persons = eaters.flatMap((eater, place) => (eater.child_id ? [] : [{ eater, place }]))
  return (
    <section aria-labelledby="eaters-title" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="eaters-title" className="font-semibold">
          Who eats with {child}
        </h3>
        <p className="mt-1.5 text-muted text-sm">
          Name anyone with an allergy or a diet, and every child. Nothing that is shared holds what
          one of them must not eat; {child}’s own foods are then made apart. Whoever you do not name
          counts as an adult. Leave babies under one out.
        </p>
      </div>
      <Siblings childId={childId} child={child} eaters={eaters} onEaters={setEaters} />
      {persons.length > 0 && (
        <ul className="grid gap-4">
          {persons.map(({ eater, place }, number) => (
            <EaterCard
              key={place}
              eater={eater}
              place={number}
              onEater={(next) => setEaters(eaters.with(place, next))}
              onRemove={() => {
                announce(`${whoIs(eater, number)} removed`)
                setEaters(eaters.filter((_, at) => at !== place))
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
            Add someone who eats with {child}
          </Button>
        </div>
      )}
    </section>
  )
}
