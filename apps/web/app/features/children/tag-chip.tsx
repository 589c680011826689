import type { TagReading } from '@brightplate/contract/profile-terms'
import { CircleHelp, X } from 'lucide-react'
import { readingLines } from './reading-lines.ts'

interface TagChipProps {
  tag: string
  reading: TagReading | undefined
  onRemove: () => void
}

export function TagChip({ tag, reading, onRemove }: TagChipProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3">
      <span className="inline-flex max-w-full items-center rounded-full bg-wash pl-4">
        <span className="min-w-0 py-1">{tag}</span>
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
        <ul className="min-w-0 flex-1 basis-52 py-2.5 text-muted text-sm">
          {readingLines(reading).map(({ text, needsCare }) => (
            <li key={text} className={needsCare ? 'flex gap-1.5 font-semibold text-ember' : ''}>
              {needsCare && <CircleHelp aria-hidden size={16} className="mt-1 shrink-0" />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
