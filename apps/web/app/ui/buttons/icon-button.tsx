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
      className={`inline-flex size-[46px] shrink-0 items-center justify-center rounded-full text-muted enabled:hover:bg-wash enabled:hover:text-ink disabled:opacity-40 ${className}`}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
