import { inputStyle } from './field.tsx'

export const selectStyle = `${inputStyle} flex items-center justify-between gap-3 text-left data-placeholder:text-muted`

/** A word of a sentence that is tapped to change it. */
export const wordStyle =
  'inline-flex min-h-11 max-w-full items-center gap-1 rounded-control border-leaf border-b-2 bg-card px-2 text-left align-middle text-leaf leading-tight hover:bg-wash'
