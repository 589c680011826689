import { limits } from '@brightplate/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import * as languageWords from '#words/languages'
import * as words from '#words/sharing/form'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { ChooseSheetLanguage } from '../../languages/choose-sheet-language.tsx'
import type { ShareValues } from './share-values.ts'

const dayChoices = [limits.careLinkDaysMin, 3, limits.careLinkDays, 14, limits.careLinkDaysMax]

const names = [
  { value: 'first', label: words.first },
  { value: 'initial', label: words.initial },
  { value: 'none', label: words.noName },
] as const

const lives = dayChoices.map((days) => ({ value: String(days), label: words.forDays({ days }) }))

const labelOf = <Value,>(options: readonly { value: Value; label: string }[], chosen: Value) =>
  options.find(({ value }) => value === chosen)?.label

interface HowItOpensProps {
  form: UseFormReturn<ShareValues>
  isCalendar: boolean
}

/** The defaults of a link, in one line that unfolds. A calendar has no page of its own, and stays until it is stopped. */
export function HowItOpens({ form, isCalendar }: HowItOpensProps) {
  const { errors } = form.formState
  const { name_shown, language, days, code } = form.watch()
  const ofPage = [
    language === 'es-US' ? languageWords.spanish : languageWords.english,
    labelOf(lives, days),
    code.trim() === '' ? words.noCode : words.withCode,
  ]
  const chosen = [labelOf(names, name_shown), ...(isCalendar ? [] : ofPage)]
  return (
    <Disclosure
      hasError={errors.code !== undefined}
      summary={
        <span>
          <span className="block">{words.more}</span>
          <span className="block font-normal text-muted text-sm">{chosen.join(' · ')}</span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <ChoiceField
          label={words.name}
          value={name_shown}
          onChange={(next) => form.setValue('name_shown', next)}
          options={names}
        />
        {!isCalendar && (
          <>
            <ChooseSheetLanguage
              label={words.language}
              value={language}
              onChange={(next) => form.setValue('language', next)}
            />
            <ChoiceField
              label={words.days}
              value={days}
              onChange={(next) => form.setValue('days', next)}
              options={lives}
            />
            <TextField
              label={words.code}
              hint={words.codeHint({ tries: limits.careLinkCodeTries })}
              inputMode="numeric"
              autoComplete="off"
              error={errors.code?.message}
              {...form.register('code')}
            />
          </>
        )}
      </div>
    </Disclosure>
  )
}
