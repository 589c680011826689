import { inputStyle } from './field.tsx'

export const selectStyle = `${inputStyle} flex items-center justify-between gap-3 text-left data-placeholder:text-muted`
