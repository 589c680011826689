import type { CareWords } from '@brightplate/contract/child/care-words'
import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import * as words from '#words/sharing/care-words'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { useSaveOfChild } from '../../../api/use-save-of-child.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Field, inputStyle, TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

const nobody = { name: '', phone: '' }

const valuesOf = (stored: CareWords | undefined): CareWords => ({
  in_a_reaction: stored?.in_a_reaction ?? '',
  how_to_offer: stored?.how_to_offer ?? '',
  what_calms: stored?.what_calms ?? '',
  who_to_call: stored && stored.who_to_call.length > 0 ? stored.who_to_call : [nobody],
})

const isEmpty = ({ name, phone }: typeof nobody) => name.trim() === '' && phone.trim() === ''

export function CareWordsForm({ child: { id, name, care_words } }: { child: Child }) {
  const queries = useQueryClient()
  const form = useForm<CareWords>({ defaultValues: valuesOf(care_words) })
  const { errors, isSubmitting } = form.formState
  const contacts = useFieldArray({ control: form.control, name: 'who_to_call' })
  const submit = useSaveOfChild(form, {
    id,
    save: ({ who_to_call, ...said }) =>
      api('changeCareWords', {
        params: { id },
        body: { ...said, who_to_call: who_to_call.filter((one) => !isEmpty(one)) },
      }),
    announcements: { saved: words.saved, couldNotSave: words.couldNotSave },
    onSaved: () => queries.invalidateQueries({ queryKey: queryKeys.children.previews(id) }),
  })
  const texts = [
    ['in_a_reaction', words.reaction],
    ['how_to_offer', words.offering],
    ['what_calms', words.calming],
  ] as const
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p className="text-muted">{words.explained({ name })}</p>
      {texts.map(([field, label]) => (
        <Field key={field} label={label} error={errors[field]?.message}>
          {(control) => (
            <textarea {...form.register(field)} {...control} rows={3} className={inputStyle} />
          )}
        </Field>
      ))}
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-semibold">{words.call}</legend>
        {contacts.fields.map((contact, index) => (
          <div
            key={contact.id}
            className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
          >
            <TextField
              label={words.contactName}
              autoComplete="off"
              {...form.register(`who_to_call.${index}.name`)}
            />
            <TextField
              label={words.phone}
              type="tel"
              autoComplete="off"
              {...form.register(`who_to_call.${index}.phone`)}
            />
            {contacts.fields.length > 1 && (
              <IconButton
                icon={Trash2}
                label={words.removeContact({
                  name: form.watch(`who_to_call.${index}.name`) || String(index + 1),
                })}
                onClick={() => contacts.remove(index)}
              />
            )}
          </div>
        ))}
        {contacts.fields.length < limits.careContacts && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => contacts.append(nobody)}
          >
            {words.addContact}
          </Button>
        )}
      </fieldset>
      <FormError>{errors.who_to_call?.message ?? errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.saving}>
        {words.save}
      </Button>
    </form>
  )
}
