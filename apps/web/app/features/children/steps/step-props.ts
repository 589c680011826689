import type { ChildBody } from '@brightplate/contract/child/child'
import type { UseFormReturn } from 'react-hook-form'
import type { ChildFormValues } from '../child-form-values.ts'
import type { ListEntries } from '../entries/use-entries.ts'
import type { FoodStates } from '../foods/use-food-states.ts'
import type { ProfileReading } from '../reading/use-interpretation.ts'
import type { TagListName, TagTexts } from '../tag-list-name.ts'

/** What the steps whose code comes later are given. */
export interface StepProps {
  /** Null for a new child. */
  childId: string | null
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  values: ChildFormValues
  texts: TagTexts
  onTags: (name: TagListName, tags: string[]) => void
  entriesOf: (name: TagListName) => ListEntries
  reading: ProfileReading
  states: FoodStates
}

/** A list of foods, from what every step is given. */
export const foodList = (
  { form, values, texts, onTags, entriesOf, reading, states }: StepProps,
  name: 'safe_foods' | 'refused_foods',
) => ({
  tags: values[name],
  onTags: (next: string[]) => onTags(name, next),
  text: texts[name],
  entries: entriesOf(name),
  error: form.formState.errors[name]?.message,
  reading,
  states,
})
