import type { TagAnswer, TagReading } from '@brightplate/contract/profile-terms'
import { X } from 'lucide-react'
import { ReadingList } from './reading-list.tsx'

interface TagChipProps {
  tag: string
  reading: TagReading | undefined
  onRemove: () => void
  onAnswer: (answer: TagAnswer) => void
}

export function TagChip({ tag, reading, onRemove, onAnswer }: TagChipProps) {
  return (
    <li className="grid items-start justify-items-start gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      <span className="inline-flex max-w-full items-center rounded-full bg-wash pl-4">
        <span className="min-w-0 py-1 wrap-anywhere">{tag}</span>
        <button
          type="button"
          aria-label={`Remove ${tag}`}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden size={18} />
        </button>
      </span>
      {reading && (
        <div className="min-w-0 pb-1 pl-4 sm:py-2.5 sm:pl-0">
          <ReadingList reading={reading} onAnswer={onAnswer} />
        </div>
      )}
    </li>
  )
}
