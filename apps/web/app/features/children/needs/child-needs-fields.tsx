import type { ChildBody } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CheckField, CheckGroup, Field, TextField } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { Eaters } from '../eaters/eaters.tsx'
import { nearlyAllOptions, newFoodOptions } from '../food-options.ts'
import { NeverFoods } from '../foods/never-foods.tsx'
import { RefusedFoods } from '../foods/refused-foods.tsx'
import { SafeFoods } from '../foods/safe-foods.tsx'
import { useFoodStates } from '../foods/use-food-states.ts'
import { nameInWords } from '../name-in-words.ts'
import type { ProfileReading } from '../reading/use-interpretation.ts'
import type { TagListName, TagTexts } from '../tag-list-name.ts'
import { textureOptions } from '../texture-labels.ts'
import { KitchenFields } from './kitchen-fields.tsx'
import { measureOptions } from './measure-options.ts'
import { nearestRoutine, routineOptions } from './routine-options.ts'

export interface ChildNeedsProps {
  /** Null for a new child. */
  childId: string | null
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  texts: TagTexts
  onTags: (name: TagListName, tags: string[]) => void
  onText: (name: TagListName, text: string) => void
  reading: ProfileReading
}

interface ChildNeedsFieldsProps extends ChildNeedsProps {
  /** Said where wishes leave too little. */
  tooLittle: ReactNode
}

/** All of it may stay empty. */
export default function ChildNeedsFields(props: ChildNeedsFieldsProps) {
  const { childId, form, texts, onTags, onText, reading, tooLittle } = props
  const { control, register, setValue } = form
  const { errors } = form.formState
  const [safe_foods, refused_foods, labels_read, name, nearlyAll, newFoods, measures] = useWatch({
    control,
    name: [
      'safe_foods',
      'refused_foods',
      'labels_read',
      'name',
      'safe_foods_nearly_all',
      'new_foods',
      'measures',
    ],
  })
  const states = useFoodStates(form)
  const child = nameInWords(name)
  const tags = { safe_foods, refused_foods }
  const listOf = (name: keyof typeof tags) => ({
    tags: tags[name],
    onTags: (next: string[]) => onTags(name, next),
    text: texts[name],
    onText: (text: string) => onText(name, text),
    error: errors[name]?.message,
    reading,
    states,
  })
  const leftOutBy = (texture: string) =>
    reading.data?.left_out?.find(({ kind, typed }) => kind === 'texture' && typed === texture)?.text
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      <SafeFoods
        {...listOf('safe_foods')}
        labels={labels_read}
        onLabels={(next) => setValue('labels_read', next, { shouldDirty: true })}
      />
      {safe_foods.length > 1 && (
        <ChoiceField
          label={`Is this nearly everything ${child} eats?`}
          hint="Then the plan stays close to these foods."
          options={nearlyAllOptions}
          value={nearlyAll}
          onChange={(next) => setValue('safe_foods_nearly_all', next, { shouldDirty: true })}
        />
      )}
      <RefusedFoods {...listOf('refused_foods')} />
      <NeverFoods
        lists={states.lists}
        today={new Date()}
        onStill={states.onStillNever}
        onUndo={states.onUndoNever}
      />
      <ChoiceField
        label="How much is new"
        hint={`New food stands beside what ${child} eats, never instead of it.`}
        options={newFoodOptions}
        value={newFoods}
        onChange={(next) => setValue('new_foods', next, { shouldDirty: true })}
      />
      <CheckGroup
        label="Textures avoided"
        hint="No dish with a ticked texture is planned."
        error={errors.textures_avoided?.message}
      >
        {textureOptions.map((texture) => (
          <CheckField
            key={texture.value}
            {...texture}
            hint={leftOutBy(texture.value)}
            {...register('textures_avoided')}
          />
        ))}
      </CheckGroup>
      {tooLittle}
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
      <KitchenFields form={form} />
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
        hint="Amounts in dishes and in the shopping list are for all of them, each with their own portion."
        error={errors.people_at_table?.message}
        {...register('people_at_table')}
      />
      <Eaters form={form} childId={childId} child={child} />
      <TextField
        label="Dollars a week for food"
        type="number"
        inputMode="numeric"
        min={limits.weeklyBudgetMin}
        max={limits.weeklyBudgetMax}
        hint="For everyone at the table. A plan says how it stands to this, and cheaper swaps are marked."
        error={errors.weekly_budget?.message}
        {...register('weekly_budget')}
      />
      <ChoiceField
        label="Measures in new plans"
        hint="Dishes that you have keep the measures in which they were written."
        options={measureOptions}
        value={measures}
        onChange={(next) => setValue('measures', next, { shouldDirty: true })}
      />
    </div>
  )
}
