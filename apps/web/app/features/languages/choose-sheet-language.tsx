import type { Language } from '@brightplate/contract/languages'
import * as words from '#words/languages'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { ownEnglish } from './other-languages.ts'

interface ChooseSheetLanguageProps {
  label: string
  hint?: string
  value: Language
  onChange: (language: Language) => void
}

/** The language of what is made for others to read: the English of this page, or Spanish. */
export function ChooseSheetLanguage(props: ChooseSheetLanguageProps) {
  const { label, hint = words.typedStays, value, onChange } = props
  return (
    <ChoiceField
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      options={[
        { value: ownEnglish, label: words.english },
        { value: 'es-US', label: words.spanish },
      ]}
    />
  )
}
