import type { ChildBody } from '@brightplate/contract/child'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ChildFormValues } from './child-form-values.ts'
import { TagListField } from './tag-list-field.tsx'
import type { ReadListName, TagListName, TagTexts } from './tag-list-name.ts'
import { useTagReadings } from './use-tag-readings.ts'

const lists: { name: ReadListName; label: string; hint: string }[] = [
  {
    name: 'allergies',
    label: 'Allergies',
    hint: 'Kept out of every dish, whatever form they come in. Add one at a time, such as milk.',
  },
  {
    name: 'behavioral_goals',
    label: 'Behavioral goals',
    hint: 'What you hope for, such as better sleep. It changes which dishes are chosen and when.',
  },
  {
    name: 'dietary_preferences',
    label: 'Dietary preferences',
    hint: 'Diets, liked foods and textures, such as vegetarian, pasta or crunchy foods.',
  },
]

interface ChildTagListsProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  texts: TagTexts
  onTags: (name: TagListName, tags: string[]) => void
  onText: (name: TagListName, text: string) => void
}

export function ChildTagLists({ form, texts, onTags, onText }: ChildTagListsProps) {
  const [allergies, behavioral_goals, dietary_preferences] = useWatch({
    control: form.control,
    name: ['allergies', 'behavioral_goals', 'dietary_preferences'],
  })
  const tags = { allergies, behavioral_goals, dietary_preferences }
  const readingOf = useTagReadings(tags)
  return lists.map(({ name, label, hint }) => (
    <TagListField
      key={name}
      label={label}
      hint={hint}
      tags={tags[name]}
      onTags={(next) => onTags(name, next)}
      text={texts[name]}
      onText={(text) => onText(name, text)}
      readingOf={(tag) => readingOf(name, tag)}
      error={form.formState.errors[name]?.message}
    />
  ))
}
