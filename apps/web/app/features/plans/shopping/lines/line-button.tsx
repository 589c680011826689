import type { LucideIcon } from 'lucide-react'

interface LineButtonProps {
  /** Says what, and of which line. */
  label: string
  icon: LucideIcon
  onClick: () => void
}

/** A small act beside a line; on a wide screen its words are in the tip of the pointer. */
export function LineButton({ label, icon: Icon, onClick }: LineButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-ink print:hidden"
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
