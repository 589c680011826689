import { limits } from '@brightplate/contract/limits'
import type { TagAnswer, TagReading } from '@brightplate/contract/profile-terms'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, inputStyle } from '../../ui/field.tsx'
import { ReadingList } from './reading-list.tsx'
import { suggestedTags } from './suggested-tags.ts'
import { TagChip } from './tag-chip.tsx'
import { addTag, removeTag } from './tag-list.ts'

interface TagListFieldProps {
  label: string
  hint: string
  tags: readonly string[]
  onTags: (tags: string[]) => void
  /** What stands in the input and is not added yet. */
  text: string
  onText: (text: string) => void
  readingOf?: (tag: string) => TagReading | undefined
  /** Position null is the text in the input. */
  onAnswer?: (position: number | null, answer: TagAnswer) => void
  /** Usual tags, offered once the parent comes here. */
  known?: readonly string[]
  error: string | undefined
}

export function TagListField(props: TagListFieldProps) {
  const { label, hint, tags, onTags, text, onText, readingOf, onAnswer, known = [], error } = props
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // Suggestions stay once shown: a button must not move away under the finger.
  const [wasVisited, setWasVisited] = useState(false)
  const suggestions = wasVisited ? suggestedTags(known, tags, text) : []
  const typed = text.trim()
  const understood = typed === '' ? undefined : readingOf?.(typed)
  // Half a word is not called unknown.
  const typedReading = understood?.understood_as.length
    ? { ...understood, not_recognised: [] }
    : undefined

  const addText = (added: string) => {
    const next = addTag(tags, added)
    if (added.trim() !== '') {
      announce(
        next.length > tags.length ? `${added.trim()} added` : `${added.trim()} is there already`,
      )
    }
    onTags(next)
    onText('')
    input.current?.focus()
  }
  const remove = (position: number) => {
    announce(`${tags[position]} removed`)
    onTags(removeTag(tags, position))
    input.current?.focus()
  }
  const answer = (position: number | null, given: TagAnswer) => {
    onAnswer?.(position, given)
    if ('tag' in given) announce(`${given.tag} added`)
    // The tapped button goes; the focus stays where the act was.
    const next = given.act === 'edit' || position === null ? input.current : list.current
    next?.focus()
  }

  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              ref={input}
              value={text}
              maxLength={limits.tagMaxLength}
              autoComplete="off"
              className={inputStyle}
              onFocus={() => setWasVisited(true)}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                addText(text)
              }}
            />
            <Button
              variant="secondary"
              aria-label={`Add to ${label}`}
              onClick={() => addText(text)}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      {suggestions.length > 0 && (
        <ul aria-label={`Suggestions for ${label}`} className="flex flex-wrap gap-2">
          {suggestions.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => addText(tag)}
                className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line bg-card pr-4 pl-3 text-sm hover:bg-wash"
              >
                <Plus aria-hidden size={16} className="text-leaf" />
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      {readingOf && (
        <div role="status" className="empty:-mt-3">
          {typedReading && (
            <div className="rounded-control bg-wash px-4 py-3">
              <ReadingList reading={typedReading} onAnswer={(given) => answer(null, given)} />
            </div>
          )}
        </div>
      )}
      {tags.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={label} className="grid gap-2 outline-none">
          {tags.map((tag, position) => (
            <TagChip
              key={tag}
              tag={tag}
              reading={readingOf?.(tag)}
              onRemove={() => remove(position)}
              onAnswer={(given) => answer(position, given)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
