import type { Child, ChildBody } from '@brightplate/contract/child'
import { limits } from '@brightplate/contract/limits'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckField, CheckGroup, Field, TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { ChildFormValues } from './child-form-values.ts'
import { nearestRoutine, routineOptions } from './routine-options.ts'
import { TagListField } from './tag-list-field.tsx'
import type { TagListName, TagTexts } from './tag-list-name.ts'

const foodLists = [
  {
    name: 'safe_foods',
    label: 'Safe foods',
    hint: 'What your child always eats. Where a meal has none of them, one stands beside it, by turns.',
  },
  {
    name: 'refused_foods',
    label: 'Refused foods',
    hint: 'Left out of the plan. An allergy belongs in the allergies above.',
  },
] as const

const textureLabels: Record<Child['textures_avoided'][number], string> = {
  smooth: 'Smooth',
  soft: 'Soft',
  crunchy: 'Crunchy',
  chewy: 'Chewy',
  mixed: 'Mixed',
  'sauce-apart': 'Sauce on the side',
}

const textures = Object.entries(textureLabels).map(([value, label]) => ({ value, label }))

export interface ChildNeedsProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  texts: TagTexts
  onTags: (name: TagListName, tags: string[]) => void
  onText: (name: TagListName, text: string) => void
}

/** All of it may stay empty. */
export default function ChildNeedsFields({ form, texts, onTags, onText }: ChildNeedsProps) {
  const { control, register } = form
  const { errors } = form.formState
  const [safe_foods, refused_foods] = useWatch({ control, name: ['safe_foods', 'refused_foods'] })
  const tags = { safe_foods, refused_foods }
  return (
    <div className="grid gap-6 pt-2">
      {foodLists.map(({ name, label, hint }) => (
        <TagListField
          key={name}
          label={label}
          hint={hint}
          tags={tags[name]}
          onTags={(next) => onTags(name, next)}
          text={texts[name]}
          onText={(text) => onText(name, text)}
          error={errors[name]?.message}
        />
      ))}
      <CheckGroup
        label="Textures avoided"
        hint="No dish with a ticked texture is planned."
        error={errors.textures_avoided?.message}
      >
        {textures.map((texture) => (
          <CheckField key={texture.value} {...texture} {...register('textures_avoided')} />
        ))}
      </CheckGroup>
      <CheckField
        label="Careful chewing"
        hint="Food that is hard to chew is cooked soft, cut small or left out, as for younger children."
        {...register('careful_chewing')}
      />
      <Controller
        control={control}
        name="routine_level"
        render={({ field }) => (
          <Field
            label="Routine"
            hint="How much the days resemble each other. With more routine, fewer dishes return more often."
            error={errors.routine_level?.message}
          >
            {(fieldControl) => (
              <Select
                control={fieldControl}
                {...field}
                value={nearestRoutine(field.value)}
                options={routineOptions}
              />
            )}
          </Field>
        )}
      />
      <TextField
        label="Minutes to cook on weekdays"
        type="number"
        inputMode="numeric"
        min={limits.weekdayMinutesMin}
        max={limits.weekdayMinutesMax}
        hint="For one dish, from Monday to Friday. Quicker dishes are chosen where they can be."
        error={errors.weekday_minutes?.message}
        {...register('weekday_minutes')}
      />
      <CheckField
        label="Small appetite at midday"
        hint="Lunch gets smaller; breakfast and the second snack get larger."
        {...register('small_midday_appetite')}
      />
      <TextField
        label="People at the table"
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.peopleAtTableMax}
        hint="Amounts in dishes and in the shopping list are for all of them."
        error={errors.people_at_table?.message}
        {...register('people_at_table')}
      />
    </div>
  )
}
