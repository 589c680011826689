import { limits } from '@brightplate/contract/limits'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field, inputStyle } from '../../../ui/forms/field.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { addTag, removeTag } from '../tag-list.ts'
import { suggestedTags } from './suggested-tags.ts'
import { TagChip } from './tag-chip.tsx'
import { TagSuggestions } from './tag-suggestions.tsx'

/** Where the focus goes once a tapped button is gone. */
export interface TagListFocus {
  input: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLUListElement | null>
}

export function useTagListFocus(): TagListFocus {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  return { input, list }
}

interface TagListFieldProps {
  label: string
  hint: string
  tags: readonly string[]
  onTags: (tags: string[]) => void
  /** What stands in the input and is not added yet. */
  text: string
  onText: (text: string) => void
  error: string | undefined
  focus: TagListFocus
  /** Usual tags, offered once the parent comes here; with picks, once something is typed. */
  known?: readonly string[]
  /** What can be tapped instead of typed. */
  picks?: ReactNode
  /** What becomes of a tag, said below it. */
  echoOf: (tag: string, position: number) => ReactNode
  /** Tags that are shown in another place. */
  isElsewhere?: (tag: string) => boolean
  /** The same for what stands in the input. */
  typedEcho?: ReactNode
}

export function TagListField(props: TagListFieldProps) {
  const { label, hint, tags, onTags, text, onText, error, focus, known = [], picks } = props
  const { echoOf, typedEcho, isElsewhere = () => false } = props
  // Suggestions stay once shown: a button must not move away under the finger.
  const [wasVisited, setWasVisited] = useState(false)
  const offers = wasVisited && (!picks || text.trim() !== '')
  const suggestions = offers ? suggestedTags(known, tags, text) : []

  const addText = (added: string) => {
    const next = addTag(tags, added)
    if (added.trim() !== '') {
      announce(
        next.length > tags.length ? `${added.trim()} added` : `${added.trim()} is there already`,
      )
    }
    onTags(next)
    onText('')
    focus.input.current?.focus()
  }
  const remove = (position: number) => {
    announce(`${tags[position]} removed`)
    onTags(removeTag(tags, position))
    focus.input.current?.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <>
            {picks && <div className="mt-1.5 mb-1">{picks}</div>}
            <div className="flex gap-2">
              <input
                {...control}
                ref={focus.input}
                value={text}
                maxLength={limits.tagMaxLength}
                autoComplete="off"
                placeholder={picks ? 'Anything else' : undefined}
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
          </>
        )}
      </Field>
      <TagSuggestions label={label} tags={suggestions} onTag={addText} />
      <div role="status" className="empty:-mt-3">
        {typedEcho && <div className="rounded-control bg-wash px-4 py-3">{typedEcho}</div>}
      </div>
      {tags.some((tag) => !isElsewhere(tag)) && (
        <ul
          ref={focus.list}
          tabIndex={-1}
          aria-label={label}
          className="grid grid-cols-1 gap-2 outline-none"
        >
          {tags.map(
            (tag, position) =>
              !isElsewhere(tag) && (
                <TagChip key={tag} tag={tag} onRemove={() => remove(position)}>
                  {echoOf(tag, position)}
                </TagChip>
              ),
          )}
        </ul>
      )}
    </div>
  )
}
