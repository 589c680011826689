import * as words from '#words/children/entries'
import { Button } from '../../../ui/buttons/button.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
import type { ListEntries } from './use-entries.ts'

interface EntryNoteProps {
  label: string
  entries: ListEntries
  /** Where the focus goes once a tapped button is gone. */
  onDone: () => void
}

/** What became of a list that was typed or pasted, with the way back, and what may take the place of what is too long. */
export function EntryNote({ label, entries, onDone }: EntryNoteProps) {
  const { note, isSplitting, takeOffered, undo } = entries
  return (
    <div role="status" className="empty:-mt-3">
      {isSplitting && <p className="text-muted text-sm">{words.reading}</p>}
      {!isSplitting && note && note.offered.length > 0 && (
        <div className="grid grid-cols-1 justify-items-start gap-3 rounded-control bg-wash px-4 py-3">
          <p className="font-semibold">{words.wouldFit({ count: note.offered.length })}</p>
          <ul className="grid max-w-full list-disc gap-1 pl-5">
            {note.offered.map((one) => (
              <li key={one} className="wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            onClick={() => {
              takeOffered()
              onDone()
            }}
          >
            <RichText
              text={words.addThese({ count: note.offered.length, label })}
              parts={{ where: (text) => <span className="sr-only">{text}</span> }}
            />
          </Button>
        </div>
      )}
      {!isSplitting && note && note.added.length + note.repeated > 0 && (
        <div className="grid grid-cols-1 rounded-control bg-wash px-4 py-1.5 text-sm">
          <p className="flex flex-wrap items-center gap-x-3">
            <span>
              {note.meant.length > 0 && note.added.length === 1
                ? words.readAs({ typed: note.typed.trim(), meant: note.added[0] ?? '' })
                : words.split({
                    count: note.added.length + note.repeated,
                    repeated: note.repeated,
                  })}
            </span>
            <button
              type="button"
              aria-label={words.undoSplit({ label })}
              onClick={() => {
                undo()
                onDone()
              }}
              className="min-h-11 rounded-control px-2 font-semibold text-leaf underline underline-offset-4"
            >
              {words.undo}
            </button>
          </p>
          {!note.isSplitByServer && <p className="pb-2">{words.notLookedUp}</p>}
        </div>
      )}
    </div>
  )
}
