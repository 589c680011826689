import * as words from '#words/meal-templates/choice'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useMealTemplates } from './use-meal-templates.ts'

const fromNothing = 'none'

interface TemplateChoiceProps {
  /** Id of a meal template; null for a new plan. */
  value: string | null
  onChange: (id: string | null) => void
}

/** Where weeks were kept: whether the plan starts from one. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { data: templates = [] } = useMealTemplates()
  if (templates.length === 0) return null
  return (
    <Field label={words.label} hint={words.hint}>
      {(control) => (
        <Select
          control={control}
          value={value ?? fromNothing}
          onChange={(id) => onChange(id === fromNothing ? null : id)}
          options={[
            { value: fromNothing, label: words.newWeek },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  )
}
