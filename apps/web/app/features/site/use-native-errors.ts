import { type FormEvent, useState } from 'react'

type Errors<Name extends string> = Partial<Record<Name, string>>
type FormField = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget): target is FormField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * The browser's own validation, with sentences of ours at the fields instead of its bubbles.
 * `sentences` says for each field what to do.
 */
export function useNativeErrors<Name extends string>(sentences: Record<Name, string>) {
  const [errors, setErrors] = useState<Errors<Name>>({})

  const nameOf = ({ target }: FormEvent<HTMLFormElement>): Name | undefined =>
    isField(target)
      ? Object.keys(sentences).find((name): name is Name => name === target.name)
      : undefined

  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event)
    if (!name) return
    event.preventDefault()
    setErrors((known) => ({ ...known, [name]: sentences[name] }))
    // Every invalid field says so in order; the first one gets the focus.
    const first = event.currentTarget.querySelector<FormField>('input:invalid, textarea:invalid')
    if (first === event.target) first.focus()
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event)
    if (name && isField(event.target) && event.target.validity.valid) {
      setErrors((known) => ({ ...known, [name]: undefined }))
    }
  }

  /** Sentences of the server, by field: at the ones that this form has. */
  const show = (fields: Record<string, string>) => {
    const known = Object.keys(sentences).filter((name): name is Name => name in fields)
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(known.map((name) => [name, fields[name]])),
    }))
  }

  return { errors, onInvalid, onInput, show }
}
