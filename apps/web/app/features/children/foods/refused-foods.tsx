import { CircleHelp } from 'lucide-react'
import * as words from '#words/children/foods/not-eaten'
import { announce } from '../../../ui/page/announce.tsx'
import { isSameTag } from '../tag-list.ts'
import { TagListField, useTagListFocus } from '../tags/tag-list-field.tsx'
import { AnswerTaps } from './answer-taps.tsx'
import type { FoodListProps } from './food-list-props.ts'
import { FoodStateSelect } from './food-state-select.tsx'
import { MovedFrom } from './moved-food.tsx'

function LeftOutLine({ text, recognised }: { text: string; recognised: boolean }) {
  return <p className={recognised ? 'text-muted text-sm' : 'text-ember text-sm'}>{text}</p>
}

/** Tags with others in place of one, each once. */
const withInPlace = (tags: readonly string[], tag: string, foods: readonly string[]): string[] => {
  const put = tags.flatMap((one) => (isSameTag(one, tag) ? foods : [one]))
  return put.filter((one, at) => put.findIndex((other) => isSameTag(other, one)) === at)
}

/** Refused foods, each with how much it leaves out. */
export function RefusedFoods({ reading, states, ...list }: FoodListProps) {
  const focus = useTagListFocus()
  const leftOut = (tag: string) =>
    reading.data?.left_out?.find(({ kind, typed }) => kind === 'refused' && isSameTag(typed, tag))
  const typed = leftOut(list.text)
  return (
    <div className="flex flex-col gap-3">
      <TagListField
        label={words.title}
        hint={words.hint}
        {...list}
        focus={focus}
        echoOf={(tag) => {
          const found = leftOut(tag)
          return (
            <>
              <FoodStateSelect food={tag} {...states} />
              {found && <LeftOutLine {...found} />}
              {found?.question && (
                <p className="flex gap-1.5 font-semibold text-ember text-sm">
                  <CircleHelp aria-hidden size={16} className="mt-1 shrink-0" />
                  {found.question}
                </p>
              )}
              <AnswerTaps
                typed={tag}
                answers={found?.answers ?? []}
                onAnswer={({ foods }) => {
                  list.onTags(withInPlace(list.tags, tag, foods))
                  announce(words.inThePlace({ foods: foods.join(', '), food: tag }))
                  focus.list.current?.focus()
                }}
              />
            </>
          )
        }}
        // Half a word is not called unknown.
        typedEcho={typed?.recognised && <LeftOutLine {...typed} />}
      />
      <MovedFrom list="refused" {...states} />
    </div>
  )
}
