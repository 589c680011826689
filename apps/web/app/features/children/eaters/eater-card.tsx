import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { TagAnswer } from '@brightplate/contract/typed/profile-terms'
import { allergyPicks, dietPicks } from '@brightplate/contract/typed/tag-picks'
import { useId, useState } from 'react'
import * as words from '#words/children/eaters'
import * as pickWords from '#words/children/picks'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import type { EaterValues } from '../eater-values.ts'
import { useEntries } from '../entries/use-entries.ts'
import { type ShownAnswer, withAnswer, withoutAnswer } from '../given-answers.ts'
import { givenAnswerOf } from '../questions/answer-child.ts'
import { answerTag } from '../questions/answer-tag.ts'
import { ReadingFailure } from '../reading/reading-failure.tsx'
import { useInterpretation } from '../reading/use-interpretation.ts'
import { withTyped } from '../tag-list.ts'
import { ReadTagList } from '../tags/read-tag-list.tsx'
import { whoIs } from './who-is.ts'

interface EaterCardProps {
  eater: EaterValues
  index: number
  onEater: (eater: EaterValues) => void
  onRemove: () => void
  /** Said at the age. */
  error: string | undefined
  answers: readonly ShownAnswer[]
  onAnswers: (answers: ShownAnswer[]) => void
}

const lists = [
  {
    name: 'allergies',
    label: words.allergiesOf,
    hint: words.allergiesHint,
    picks: { groups: allergyPicks, moreLabel: pickWords.moreAllergens },
  },
  {
    name: 'dietary_preferences',
    label: words.dietOf,
    hint: words.dietHint,
    picks: { groups: dietPicks, moreLabel: pickWords.moreDiets },
  },
] as const

type ListName = (typeof lists)[number]['name']

const isShown = (age: string): boolean => {
  const years = Number(age)
  return Number.isInteger(years) && years >= limits.childAgeMin && years <= limits.eaterAgeMax
}

const isNameShort = (name: string): boolean => name.trim().length <= limits.nameMaxLength

/** One person who eats with a child. What is typed is read as the child's own tags are. */
export function EaterCard(props: EaterCardProps) {
  const { eater, index, onEater, onRemove, error, answers, onAnswers } = props
  const [texts, setTexts] = useState({ allergies: '', dietary_preferences: '' })
  const setText = (name: ListName, text: string) => setTexts((all) => ({ ...all, [name]: text }))
  const titleId = useId()
  const who = whoIs(eater, index)
  const tags = {
    allergies: withTyped(eater.allergies, texts.allergies),
    behavioral_goals: [],
    dietary_preferences: withTyped(eater.dietary_preferences, texts.dietary_preferences),
  }
  const entries = useEntries<ListName>({
    tags: (name) => eater[name],
    texts,
    onTags: (name, next) => onEater({ ...eater, [name]: next }),
    onText: setText,
  })
  const isEmpty = tags.allergies.length === 0 && tags.dietary_preferences.length === 0
  const given = answers.map(({ list, tag, question, answer }) => ({ list, tag, question, answer }))
  const reading = useInterpretation(isEmpty ? null : { ...tags, answers: given })

  const answer = (list: ListName, position: number | null, chosen: TagAnswer) => {
    const typed = position === null ? texts[list].trim() : eater[list][position]
    if (typed === undefined) return
    const own = { ...eater, behavioral_goals: [] }
    const { behavioral_goals: _, ...next } = {
      ...own,
      ...answerTag(own, { list, position }, chosen, typed),
    }
    onEater(next)
    if (chosen.act === 'edit') setText(list, typed)
    else if (chosen.act !== 'add' && position === null) setText(list, '')
    if (chosen.act === 'answer') {
      onAnswers(withAnswer(answers, givenAnswerOf({ list, tag: typed }, chosen)))
    }
  }

  return (
    <li
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-4"
    >
      <h4 id={titleId} className="font-semibold text-lg">
        {who}
      </h4>
      <TextField
        label={words.whatYouCallThem}
        autoComplete="off"
        error={isNameShort(eater.name) ? undefined : limitMessages.name}
        hint={words.whatYouCallThemHint}
        value={eater.name}
        onChange={(event) => onEater({ ...eater, name: event.target.value })}
      />
      <TextField
        label={words.ageOf({ who })}
        type="number"
        inputMode="numeric"
        min={limits.childAgeMin}
        max={limits.eaterAgeMax}
        hint={words.ageHint}
        error={isShown(eater.age) ? undefined : error}
        value={eater.age}
        onChange={(event) => onEater({ ...eater, age: event.target.value })}
      />
      <ReadingFailure reading={reading} />
      {lists.map(({ name, label, hint, picks }) => (
        // What still stands in the input is meant to be kept.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is in it
        <div
          key={name}
          onBlur={() => {
            if (texts[name].trim() === '') return
            void entries.add(name, texts[name])
          }}
        >
          <ReadTagList
            name={name}
            label={label({ who })}
            hint={hint}
            picks={picks}
            tags={eater[name]}
            onTags={(next) => onEater({ ...eater, [name]: next })}
            text={texts[name]}
            entries={entries.listEntries(name)}
            error={undefined}
            reading={reading}
            given={answers}
            onAnswer={(position, chosen) => answer(name, position, chosen)}
            onUndo={(one) => onAnswers(withoutAnswer(answers, one))}
            isAsking={false}
          />
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={onRemove}>
          {words.remove({ who })}
        </Button>
      </div>
    </li>
  )
}
