import type { ChildBody } from '@brightplate/contract/child/child'
import type { Resolver } from 'react-hook-form'
import * as words from '#words/children/form'
import type { ChildFormValues } from '../child-form-values.ts'

export const loadResolver = () => import('./child-form-resolver.ts')

/** Checks the form with code that comes when the parent starts to fill it in. */
export const lateResolver: Resolver<ChildFormValues, unknown, ChildBody> = async (...input) => {
  try {
    const { childFormResolver } = await loadResolver()
    return await childFormResolver(...input)
  } catch {
    return { values: {}, errors: { root: { type: 'unchecked', message: words.couldNotCheck } } }
  }
}
