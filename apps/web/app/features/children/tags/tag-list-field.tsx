import { type ReactNode, type RefObject, useRef, useState } from 'react'
import * as words from '#words/children/tags'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field, inputStyle } from '../../../ui/forms/field.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { EntryNote } from '../entries/entry-note.tsx'
import type { ListEntries } from '../entries/use-entries.ts'
import { removeTag } from '../tag-list.ts'
import { suggestedTags } from './suggested-tags.ts'
import { TagChip } from './tag-chip.tsx'
import { TagSuggestions } from './tag-suggestions.tsx'

/** Where the focus goes once a tapped button is gone. */
export interface TagListFocus {
  input: RefObject<HTMLTextAreaElement | null>
  list: RefObject<HTMLUListElement | null>
}

export function useTagListFocus(): TagListFocus {
  const input = useRef<HTMLTextAreaElement>(null)
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
  entries: ListEntries
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
  /** How a tag is shown; as it was typed where nothing is said. */
  shownAs?: (tag: string) => string
  /** The same for what stands in the input. */
  typedEcho?: ReactNode
}

export function TagListField(props: TagListFieldProps) {
  const { label, hint, tags, onTags, text, entries, error, focus, known = [], picks } = props
  const { echoOf, typedEcho, isElsewhere = () => false, shownAs = (tag) => tag } = props
  // Suggestions stay once shown: a button must not move away under the finger.
  const [wasVisited, setWasVisited] = useState(false)
  const offers = wasVisited && (!picks || text.trim() !== '')
  const suggestions = offers ? suggestedTags(known, tags, text) : []

  const wasPasted = useRef(false)
  const toInput = () => focus.input.current?.focus()

  const addText = (added: string) => {
    entries.add(added)
    toInput()
  }
  const remove = (tag: string, position: number) => {
    announce(words.removed({ tag: shownAs(tag) }))
    onTags(removeTag(tags, position))
    toInput()
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint} error={entries.error ?? error}>
        {(control) => (
          <>
            {picks && <div className="mt-1.5 mb-1">{picks}</div>}
            <div className="flex items-end gap-2">
              <textarea
                {...control}
                ref={focus.input}
                value={text}
                rows={1}
                readOnly={entries.isSplitting}
                autoComplete="off"
                placeholder={picks ? words.anythingElse : undefined}
                enterKeyHint="done"
                className={`${inputStyle} field-sizing-content max-h-60 py-2.5 resize-none`}
                onFocus={() => setWasVisited(true)}
                onPaste={() => {
                  wasPasted.current = true
                }}
                onChange={({ target }) => {
                  entries.onText(target.value)
                  if (wasPasted.current) entries.addPasted(target.value)
                  wasPasted.current = false
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  addText(text)
                }}
              />
              <Button
                variant="secondary"
                aria-label={words.addTo({ label })}
                onClick={() => addText(text)}
              >
                {words.add}
              </Button>
            </div>
          </>
        )}
      </Field>
      <EntryNote label={label} entries={entries} onDone={toInput} />
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
                <TagChip
                  key={tag}
                  tag={tag}
                  shown={shownAs(tag)}
                  onRemove={() => remove(tag, position)}
                >
                  {echoOf(tag, position)}
                </TagChip>
              ),
          )}
        </ul>
      )}
    </div>
  )
}
