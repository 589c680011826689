import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from '#words/children/tags'

interface TagChipProps {
  tag: string
  /** Shown text, where it differs from what was typed. */
  shown?: string
  onRemove: () => void
  /** A note beside it on what it excludes. */
  children: ReactNode
}

export function TagChip({ tag, shown = tag, onRemove, children }: TagChipProps) {
  return (
    <li className="grid items-start justify-items-start gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      <span className="inline-flex max-w-full items-center rounded-full bg-wash pl-4">
        <span className="min-w-0 py-1 wrap-anywhere">{shown}</span>
        <button
          type="button"
          aria-label={words.remove({ tag: shown })}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden size={18} />
        </button>
      </span>
      {children && (
        <div className="grid min-w-0 gap-1.5 pb-1 pl-4 empty:hidden sm:py-2.5 sm:pl-0">
          {children}
        </div>
      )}
    </li>
  )
}
