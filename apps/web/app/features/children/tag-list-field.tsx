import { limits } from '@brightplate/contract/limits'
import type { TagReading } from '@brightplate/contract/profile-terms'
import { useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, inputStyle } from '../../ui/field.tsx'
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
  readingOf: (tag: string) => TagReading | undefined
  error: string | undefined
}

export function TagListField(props: TagListFieldProps) {
  const { label, hint, tags, onTags, text, onText, readingOf, error } = props
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const next = addTag(tags, text)
    if (next.length > tags.length) announce(`${text.trim()} added`)
    onTags(next)
    onText('')
    input.current?.focus()
  }
  const remove = (position: number) => {
    announce(`${tags[position]} removed`)
    onTags(removeTag(tags, position))
    input.current?.focus()
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
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button variant="secondary" aria-label={`Add to ${label}`} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      {tags.length > 0 && (
        <ul aria-label={label} className="grid gap-2">
          {tags.map((tag, position) => (
            <TagChip
              key={tag}
              tag={tag}
              reading={readingOf(tag)}
              onRemove={() => remove(position)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
