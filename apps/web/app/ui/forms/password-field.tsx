import { type ComponentProps, useState } from 'react'
import * as words from '#words/ui/forms/password'
import { RichText } from '../words/rich-text.tsx'
import { Field, inputStyle, type TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${inputStyle} pr-20`}
          />
          <button
            type="button"
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 font-semibold text-leaf"
          >
            <RichText
              text={isShown ? words.hide : words.show}
              parts={{ about: (text) => <span className="sr-only">{text}</span> }}
            />
          </button>
        </div>
      )}
    </Field>
  )
}
