import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** For a code of an app or a recovery code; letters stand in the latter, so the keyboard is the whole one. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  )
}
