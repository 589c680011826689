import { type ComponentType, lazy } from 'react'
import * as words from '#words/ui/page/missing-part'
import { FormError } from '../forms/form-error.tsx'

function PartMissing() {
  return <FormError>{words.whatToDo}</FormError>
}

/** A part of a page whose code comes when it is used. Where it cannot be fetched, it says so in its place. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: PartMissing })))
