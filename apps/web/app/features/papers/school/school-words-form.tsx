import type { Child } from '@brightplate/contract/child/child'
import type { SchoolWords } from '@brightplate/contract/papers/school-packet'

import { useForm } from 'react-hook-form'
import * as words from '#words/papers/school-form'
import { api } from '../../../api/api.ts'
import { useSaveOfChild } from '../../../api/use-save-of-child.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Field, inputStyle } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

const noWords: SchoolWords = { instead: '', seating: '', not_to_say: '', restriction: '' }

/** What a parent writes for the school, in their own words. */
export function SchoolWordsForm({ child: { id, name, school_words } }: { child: Child }) {
  const form = useForm<SchoolWords>({ defaultValues: { ...noWords, ...school_words } })
  const { errors, isSubmitting } = form.formState
  const submit = useSaveOfChild(form, {
    id,
    save: (body) => api('changeSchoolWords', { params: { id }, body }),
    announcements: { saved: words.saved, couldNotSave: words.couldNotSave },
  })
  const fields = [
    { field: 'instead', label: words.instead },
    { field: 'seating', label: words.seating },
    { field: 'not_to_say', label: words.notToSay },
    { field: 'restriction', label: words.restriction({ name }) },
  ] as const
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <p>
        {words.wordsHint}{' '}
        <TextLink to={`/children/${id}/share#your-words`}>{words.toCareWords}</TextLink>
      </p>
      {fields.map(({ field, label }) => (
        <Field key={field} label={label} error={errors[field]?.message}>
          {(control) => (
            <textarea {...form.register(field)} {...control} rows={2} className={inputStyle} />
          )}
        </Field>
      ))}
      <FormError>{errors.root?.message}</FormError>
      <Button
        type="submit"
        variant="secondary"
        className="w-fit"
        busyLabel={isSubmitting && words.saving}
      >
        {words.save}
      </Button>
    </form>
  )
}
