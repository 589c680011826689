import type { ChildBody } from '@brightplate/contract/child/child'
import type { TagAnswer } from '@brightplate/contract/typed/profile-terms'
import {
  allergyPicks,
  dietPicks,
  goalPicks,
  noKnownAllergies,
} from '@brightplate/contract/typed/tag-picks'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as words from '#words/children/form'
import * as pickWords from '#words/children/picks'
import type { ChildFormValues } from '../child-form-values.ts'
import type { ListEntries } from '../entries/use-entries.ts'
import { type ShownAnswer, withAnswer, withoutAnswer } from '../given-answers.ts'
import { givenAnswerOf } from '../questions/answer-child.ts'
import { type AnsweredTag, answerTag } from '../questions/answer-tag.ts'
import type { ProfileReading } from '../reading/use-interpretation.ts'
import {
  type ReadListName,
  readListNames,
  type TagListName,
  type TagTexts,
} from '../tag-list-name.ts'
import { type PicksOfList, ReadTagList } from '../tags/read-tag-list.tsx'

interface ListWords {
  label: string
  hint: string
  picks?: PicksOfList
}

const wordsOf: Record<ReadListName, ListWords> = {
  allergies: {
    label: words.allergies,
    hint: words.allergiesHint,
    picks: {
      groups: allergyPicks,
      none: noKnownAllergies,
      moreLabel: pickWords.moreAllergens,
    },
  },
  behavioral_goals: {
    label: words.goals,
    hint: words.goalsHint,
    picks: { groups: goalPicks },
  },
  dietary_preferences: {
    label: words.diet,
    hint: words.dietHint,
    picks: { groups: dietPicks, moreLabel: pickWords.moreDiets },
  },
}

interface ChildTagListsProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  texts: TagTexts
  onTags: (name: TagListName, tags: string[]) => void
  onText: (name: TagListName, text: string) => void
  entriesOf: (name: TagListName) => ListEntries
  reading: ProfileReading
  isAsking: boolean
  /** Those that stand here. */
  names: readonly ReadListName[]
}

export function ChildTagLists(props: ChildTagListsProps) {
  const { form, texts, onTags, onText, entriesOf, reading, isAsking, names } = props
  const [allergies, behavioral_goals, dietary_preferences, answers] = useWatch({
    control: form.control,
    name: ['allergies', 'behavioral_goals', 'dietary_preferences', 'answers'],
  })
  const tags = { allergies, behavioral_goals, dietary_preferences }
  const setAnswers = (next: ShownAnswer[]) => form.setValue('answers', next, { shouldDirty: true })

  const answer = (about: AnsweredTag, given: TagAnswer) => {
    const { list, position } = about
    const typed = position === null ? texts[list].trim() : tags[list][position]
    if (typed === undefined) return
    const next = answerTag(tags, about, given, typed)
    for (const name of readListNames) if (next[name] !== tags[name]) onTags(name, next[name])
    if (given.act === 'edit') onText(list, typed)
    else if (given.act !== 'add' && position === null) onText(list, '')
    if (given.act === 'answer') {
      setAnswers(withAnswer(answers, givenAnswerOf({ list, tag: typed }, given)))
    }
  }

  return names.map((name) => (
    <ReadTagList
      key={name}
      name={name}
      {...wordsOf[name]}
      tags={tags[name]}
      onTags={(next) => onTags(name, next)}
      text={texts[name]}
      entries={entriesOf(name)}
      error={form.formState.errors[name]?.message}
      reading={reading}
      given={answers}
      onAnswer={(position, given) => answer({ list: name, position }, given)}
      onUndo={(given) => setAnswers(withoutAnswer(answers, given))}
      isAsking={isAsking}
    />
  ))
}
