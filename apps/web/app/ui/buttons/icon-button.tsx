import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  label: string
}

export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`inline-flex size-[46px] shrink-0 items-center justify-center rounded-full text-muted hover:bg-wash hover:text-ink ${className}`}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
