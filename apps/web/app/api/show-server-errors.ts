import { ApiError } from '@brightplate/contract/api/api-client'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { errorMessage } from './error-message.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>

/** Puts a failure on the form: each sentence of `fields` at its field, the rest, unless said there, above the button. */
export function showServerErrors<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fallback: string,
): string {
  const message = errorMessage(error, fallback)
  const names = Object.keys(form.getValues())
  const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {}
  const known = Object.entries(fields).flatMap(([field, text]) => {
    const name = names.find((one): one is FieldPath<Values> => one === field.split('.')[0])
    return name ? [{ name, text }] : []
  })
  known.forEach(({ name, text }, index) => {
    form.setError(name, { message: text }, { shouldFocus: index === 0 })
  })
  const isShown = known.some(({ text }) => text === message)
  if (!isShown) form.setError('root', { message })
  return message
}
