import { Plus } from 'lucide-react'
import * as words from '#words/children/tags'

interface TagSuggestionsProps {
  label: string
  tags: readonly string[]
  onTag: (tag: string) => void
}

export function TagSuggestions({ label, tags, onTag }: TagSuggestionsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={words.suggestions({ label })} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            onClick={() => onTag(tag)}
            className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line bg-card pr-4 pl-3 text-sm hover:bg-wash"
          >
            <Plus aria-hidden size={16} className="text-leaf" />
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}
