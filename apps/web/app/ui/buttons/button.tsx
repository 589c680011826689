import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Disables the button and replaces its label. */
  busyLabel?: string | false
}

export function Button({
  variant,
  busyLabel,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || Boolean(busyLabel)}
      className={buttonStyle(variant, className)}
    >
      {busyLabel || children}
    </button>
  )
}
