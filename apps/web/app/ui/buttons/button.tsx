import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Replaces the label, and nothing comes of a tap; the button keeps the focus, which a disabled one loses. */
  busyLabel?: string | false
}

export function Button({ variant, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busyLabel ? { 'aria-disabled': true } : {})}
      onClick={busyLabel ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, className)}
    >
      {busyLabel || children}
    </button>
  )
}
