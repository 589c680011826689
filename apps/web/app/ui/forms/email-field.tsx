import type { ComponentProps } from 'react'
import * as words from '#words/ui/forms/email'
import { TextField } from './field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>

export const EmailField = (props: EmailFieldProps) => (
  <TextField label={words.email} type="email" autoComplete="email" {...props} />
)
