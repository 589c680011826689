import type { Child } from '@brightplate/contract/child/child'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../ui/toasts/toast.tsx'
import { queryKeys } from './query-keys.ts'
import { showServerErrors } from './show-server-errors.ts'

interface SaveOfChild<Values extends FieldValues> {
  id: string
  save: (values: Values) => Promise<Child>
  announcements: { saved: string; couldNotSave: string }
  /** What else is to be done with the child as it is now. */
  onSaved?: (child: Child) => void | Promise<void>
  /** Before the failure is shown: of what was saved meanwhile, for one. */
  onRefused?: (error: unknown, values: Values) => void
}

/** Saves what a form says of a child: the submit of the form, which shows whether it was saved, and else what is wrong. */
export function useSaveOfChild<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { id, save, announcements: said, onSaved, onRefused }: SaveOfChild<Values>,
): (event: FormEvent) => void {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: save,
    onSuccess: (child) => {
      queries.setQueryData(queryKeys.children.one(id), child)
      return onSaved?.(child)
    },
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      toast.success(said.saved)
    } catch (error) {
      onRefused?.(error, values)
      showServerErrors(form, error, said.couldNotSave)
    }
  })
  return (event) => {
    // What the server said of a list as a whole is of no input, and would stop every later try.
    form.clearErrors()
    void submit(event)
  }
}
