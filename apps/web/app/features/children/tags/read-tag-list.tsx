import type { TagAnswer, TagQuestion } from '@brightplate/contract/typed/profile-terms'
import type { TagPick, TagPickGroup } from '@brightplate/contract/typed/tag-picks'
import { tagSuggestions } from '@brightplate/contract/typed/tag-suggestions'
import * as words from '#words/children/tags'
import { announce } from '../../../ui/page/announce.tsx'
import type { ListEntries } from '../entries/use-entries.ts'
import { isAnswered, type ShownAnswer } from '../given-answers.ts'
import { PickList } from '../picks/pick-list.tsx'
import { shownTag } from '../picks/shown-tag.ts'
import { GivenLines } from '../questions/given-lines.tsx'
import { OpenQuestions } from '../questions/open-questions.tsx'
import { ReadingList } from '../reading/reading-list.tsx'
import type { ProfileReading } from '../reading/use-interpretation.ts'
import { isSameTag } from '../tag-list.ts'
import type { ReadListName } from '../tag-list-name.ts'
import { TagListField, useTagListFocus } from './tag-list-field.tsx'

export interface PicksOfList {
  groups: readonly [TagPickGroup, ...TagPickGroup[]]
  none?: TagPick
  moreLabel?: string
}

interface ReadTagListProps {
  name: ReadListName
  label: string
  hint: string
  picks?: PicksOfList | undefined
  tags: readonly string[]
  onTags: (tags: string[]) => void
  text: string
  entries: ListEntries
  error: string | undefined
  reading: ProfileReading
  given: readonly ShownAnswer[]
  /** Position null is the text in the input. */
  onAnswer: (position: number | null, answer: TagAnswer) => void
  onUndo: (answer: ShownAnswer) => void
  /** Whether what is still asked stands at the top, too. */
  isAsking: boolean
}

/** A list whose tags are explained and asked about as they are typed. */
export function ReadTagList(props: ReadTagListProps) {
  const { name, label, hint, picks, tags, onTags, text, entries, error } = props
  const { reading, given, onAnswer, onUndo, isAsking } = props
  const focus = useTagListFocus()
  const readingOf = (tag: string) => reading.readingOf(name, tag)
  const openOf = (tag: string): TagQuestion[] | undefined =>
    reading.questionsOf(name, tag)?.filter((question) => !isAnswered(given, question))
  const asked = reading.data?.questions ?? []
  const onTop = asked.filter(
    (question) =>
      question.list === name && tags.includes(question.tag) && !isAnswered(given, question),
  )

  const answer = (position: number | null, chosen: TagAnswer) => {
    onAnswer(position, chosen)
    if ('tag' in chosen) announce(words.added({ tag: chosen.tag }))
    if (chosen.act === 'answer') announce(words.said({ said: chosen.label }))
    // The tapped button goes; the focus stays where the act was.
    const isTyped = chosen.act === 'edit' || position === null
    const next = isTyped ? focus.input.current : focus.list.current
    next?.focus()
  }
  const echoOf = (tag: string, position: number) => {
    const understood = readingOf(tag)
    const answers = given.filter((one) => one.list === name && isSameTag(one.tag, tag))
    const open = openOf(tag)
    return (
      <>
        {understood ? (
          <ReadingList
            reading={understood}
            asked={isAsking && open ? [] : open}
            unchecked={reading.data?.unchecked ?? []}
            hasGiven={answers.length > 0}
            onAnswer={(chosen) => answer(position, chosen)}
          />
        ) : (
          <p className="text-muted text-sm">
            {reading.state === 'reading' ? words.lookingUp : words.notChecked}
          </p>
        )}
        {isAsking && open?.length ? <p className="text-muted text-sm">{words.askedAbove}</p> : null}
        <GivenLines answers={answers} onUndo={onUndo} />
      </>
    )
  }
  const typed = text.trim()
  const understood = typed === '' ? undefined : readingOf(typed)
  const askedOfTyped = openOf(typed)
  const hasEcho = understood && (understood.understood_as.length > 0 || askedOfTyped?.length)

  return (
    <div className="grid grid-cols-1 gap-4">
      {isAsking && (
        <OpenQuestions
          list={name}
          questions={onTop}
          onAnswer={({ tag }, chosen) => onAnswer(tags.indexOf(tag), chosen)}
        />
      )}
      <TagListField
        label={label}
        hint={hint}
        tags={tags}
        onTags={onTags}
        text={text}
        entries={entries}
        error={error}
        focus={focus}
        known={tagSuggestions[name]}
        picks={picks && <PickList {...picks} tags={tags} onTags={onTags} readingOf={readingOf} />}
        shownAs={(tag) => (picks ? shownTag(tag, picks.groups, picks.none) : tag)}
        echoOf={echoOf}
        typedEcho={
          hasEcho && (
            <ReadingList
              // Half a word is not called unknown.
              reading={{ ...understood, not_recognised: [] }}
              asked={askedOfTyped}
              onAnswer={(chosen) => answer(null, chosen)}
            />
          )
        }
      />
    </div>
  )
}
