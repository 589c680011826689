import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>

export const EmailField = (props: EmailFieldProps) => (
  <TextField label="Email" type="email" autoComplete="email" {...props} />
)
