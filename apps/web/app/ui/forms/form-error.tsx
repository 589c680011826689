import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What went wrong, read out at once. It stays on the page until the next try. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && (
        <div className="flex items-start gap-2 rounded-control border border-danger bg-card p-4 text-danger">
          <CircleAlert aria-hidden size={20} className="mt-1 shrink-0" />
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  )
}
