export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-2 text-center font-semibold transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60'

const colours: Record<ButtonVariant, string> = {
  primary: 'px-[min(1.25rem,7vw)] bg-leaf text-on-leaf hover:bg-leaf-deep',
  secondary: 'px-[min(1.25rem,7vw)] border border-muted bg-card text-ink hover:bg-wash',
  quiet: 'px-3 text-leaf hover:bg-wash',
  danger: 'px-[min(1.25rem,7vw)] bg-danger text-on-danger hover:opacity-90',
}

export const buttonStyle = (variant: ButtonVariant = 'primary', extra = '') =>
  `${shape} ${colours[variant]} ${extra}`
