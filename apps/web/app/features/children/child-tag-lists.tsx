import type { ChildBody } from '@brightplate/contract/child'
import type { TagAnswer } from '@brightplate/contract/profile-terms'
import { tagSuggestions } from '@brightplate/contract/tag-suggestions'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type AnsweredTag, answerTag } from './answer-tag.ts'
import type { ChildFormValues } from './child-form-values.ts'
import { TagListField } from './tag-list-field.tsx'
import {
  type ReadListName,
  readListNames,
  type TagListName,
  type TagTexts,
} from './tag-list-name.ts'
import { useTagReadings } from './use-tag-readings.ts'

const words: Record<ReadListName, { label: string; hint: string }> = {
  allergies: {
    label: 'Allergies',
    hint: 'Kept out of every dish, whatever form they come in. Add one at a time, such as milk.',
  },
  behavioral_goals: {
    label: 'Behavioral goals',
    hint: 'What you hope for, such as better sleep. It changes which dishes are chosen and when.',
  },
  dietary_preferences: {
    label: 'Dietary preferences',
    hint: 'Diets, liked foods and textures, such as vegetarian, pasta or crunchy foods.',
  },
}

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
  const readingOf = useTagReadings(tags, texts)

  const answer = (about: AnsweredTag, given: TagAnswer) => {
    const { list, position } = about
    const next = answerTag(tags, about, given)
    for (const name of readListNames) if (next[name] !== tags[name]) onTags(name, next[name])
    const edited = position === null ? undefined : tags[list][position]
    if (given.act === 'edit' && edited !== undefined) onText(list, edited)
    if (given.act === 'replace' && position === null) onText(list, '')
  }

  return readListNames.map((name) => (
    <TagListField
      key={name}
      {...words[name]}
      tags={tags[name]}
      onTags={(next) => onTags(name, next)}
      text={texts[name]}
      onText={(text) => onText(name, text)}
      readingOf={(tag) => readingOf(name, tag)}
      onAnswer={(position, given) => answer({ list: name, position }, given)}
      known={tagSuggestions[name]}
      error={form.formState.errors[name]?.message}
    />
  ))
}
