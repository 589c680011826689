import { limitMessages } from '@brightplate/contract/limit-messages'
import { mayBeSeveral } from '@brightplate/contract/typed/sure-entries'
import { useEffect, useRef, useState } from 'react'
import * as words from '#words/children/entries'
import { language } from '#words/language'
import { announce } from '../../../ui/page/announce.tsx'
import { isSameTag, isTag } from '../tag-list.ts'
import type { TagListName } from '../tag-list-name.ts'
import { type SplitTyped, splitTyped } from './split-typed.ts'
import { type TakenEntries, takeEntries } from './take-entries.ts'

/** What became of the text of a list. */
export interface EntryNote
  extends Pick<TakenEntries, 'added' | 'meant' | 'repeated' | 'error' | 'offered'> {
  /** As it was before it was split. */
  typed: string
  isSplitByServer: boolean
}

/** One list with its input. */
export interface ListEntries {
  note: EntryNote | null
  /** What is wrong with the text as it stands. */
  error: string | undefined
  isSplitting: boolean
  add: (text: string) => void
  /** The same of pasted text, where it holds more than one entry; else it stays to be added. */
  addPasted: (text: string) => void
  onText: (text: string) => void
  takeOffered: () => void
  undo: () => void
}

/** `several`: tags that the parent has not seen yet. `kept`: some of it stays in the input, with what to mend. */
export type Outcome = 'one' | 'several' | 'unfinished'

interface EntrySource<Name extends TagListName> {
  tags: (name: Name) => readonly string[]
  texts: Readonly<Record<Name, string>>
  onTags: (name: Name, tags: string[]) => void
  onText: (name: Name, text: string) => void
}

function sayOf({ added, error }: TakenEntries, typed: string): string {
  if (error) return error
  return words.added({ count: added.length, tag: added[0] ?? typed.trim() })
}

/** Turns what is typed and pasted into tags: a list into its entries, and never a part of it. */
export function useEntries<Name extends TagListName>(source: EntrySource<Name>) {
  const [notes, setNotes] = useState<Partial<Record<TagListName, EntryNote | null>>>({})
  const [splitting, setSplitting] = useState<Partial<Record<TagListName, boolean>>>({})
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  const running = useRef(new Map<TagListName, Promise<Outcome>>())
  const note = (name: Name, next: EntryNote | null) => setNotes((all) => ({ ...all, [name]: next }))

  const settle = (
    name: Name,
    typed: string,
    { entries, isSplitByServer }: Pick<SplitTyped, 'entries' | 'isSplitByServer'>,
  ): Outcome => {
    const { tags, onTags, onText } = latest.current
    const taken = takeEntries(tags(name), entries, typed)
    if (taken.added.length > 0) onTags(name, taken.tags)
    onText(name, taken.text)
    const isSeveral = entries.length > 1
    const isReported = isSeveral || taken.error || taken.meant.length > 0
    note(name, isReported ? { ...taken, typed, isSplitByServer } : null)
    announce(sayOf(taken, typed))
    if (taken.error) return 'unfinished'
    return isSeveral ? 'several' : 'one'
  }

  const splitNow = async (name: Name, typed: string, isPasted: boolean): Promise<Outcome> => {
    setSplitting((all) => ({ ...all, [name]: true }))
    const found = await splitTyped(name, typed)
    setSplitting((all) => ({ ...all, [name]: false }))
    const { entries, isSplitByServer, error } = found
    if (error) {
      note(name, { added: [], meant: [], repeated: 0, error, offered: [], typed, isSplitByServer })
      announce(error)
      return 'unfinished'
    }
    const [only] = entries
    if (isPasted && entries.length === 1 && only && isTag(only.text)) return 'unfinished'
    return settle(name, typed, found)
  }

  /** What is being split already is not split twice. */
  const split = (name: Name, typed: string, isPasted: boolean): Promise<Outcome> => {
    const before = running.current.get(name)
    if (before) return before
    const now = splitNow(name, typed, isPasted).finally(() => running.current.delete(name))
    running.current.set(name, now)
    return now
  }

  /** Adds what was typed to its list. */
  const add = (name: Name, text: string): Outcome | Promise<Outcome> => {
    if (text.trim() === '') {
      latest.current.onText(name, '')
      return 'one'
    }
    // Which food a name is depends on the country of a British page: the server knows.
    return isTag(text) && !mayBeSeveral(text) && language !== 'en-GB'
      ? settle(name, text, { entries: [{ text }], isSplitByServer: true })
      : split(name, text, false)
  }

  const listEntries = (name: Name): ListEntries => {
    const own = notes[name] ?? null
    const text = source.texts[name]
    const isShort = isTag(text) || mayBeSeveral(text)
    return {
      note: own,
      error: own?.error ?? (isShort ? undefined : limitMessages.tag),
      isSplitting: splitting[name] ?? false,
      add: (typed) => void add(name, typed),
      addPasted: (typed) => {
        if (mayBeSeveral(typed) || !isTag(typed)) void split(name, typed, true)
      },
      onText: (typed) => {
        note(name, null)
        source.onText(name, typed)
      },
      takeOffered: () => {
        if (!own) return
        const entries = own.offered.map((text) => ({ text }))
        settle(name, text, { entries, isSplitByServer: own.isSplitByServer })
      },
      undo: () => {
        if (!own) return
        const { tags, onTags, onText } = latest.current
        onTags(
          name,
          tags(name).filter((tag) => !own.added.some((one) => isSameTag(one, tag))),
        )
        onText(name, own.typed)
        note(name, null)
        announce(words.isBack)
      },
    }
  }

  return { add, listEntries, forget: () => setNotes({}) }
}
