import { languageNames } from '@brightplate/contract/language-names'
import { languages } from '@brightplate/contract/languages'
import { isLanguage } from '@brightplate/contract/site/page-address'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { language as ownLanguage } from '#words/language'
import * as words from '#words/languages'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { changeLanguage } from './change-language.ts'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** The language of pages and mails, kept with the account. */
export function ChooseLanguage() {
  const [language, setLanguage] = useState(isLanguage(ownLanguage) ? ownLanguage : languages[0])
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: changeLanguage })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(language)
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      <ChoiceField
        label={words.label}
        hint={words.hint}
        options={options}
        value={language}
        onChange={setLanguage}
      />
      <FormError>{error && errorMessage(error, words.couldNotChange)}</FormError>
      <Button
        type="submit"
        variant="secondary"
        busyLabel={(isPending || isSuccess) && words.saving}
      >
        {words.save}
      </Button>
    </form>
  )
}
