import type { SafeFoodReading } from '@brightplate/contract/typed/profile-terms'
import type { ReactNode } from 'react'
import * as words from '#words/children/foods/safe'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { labelOf, type ShownLabel, withLabel } from '../given-answers.ts'
import { isSameTag } from '../tag-list.ts'
import { TagChip } from '../tags/tag-chip.tsx'
import { TagListField, useTagListFocus } from '../tags/tag-list-field.tsx'
import type { FoodListProps } from './food-list-props.ts'
import { FoodStateSelect } from './food-state-select.tsx'
import { MovedFrom } from './moved-food.tsx'
import { SafeFoodEcho } from './safe-food-echo.tsx'

interface SafeFoodsProps extends FoodListProps {
  /** Foods to tap, and whether a tag is one of them: it is then said there. */
  tiles: ReactNode
  isTile: (tag: string) => boolean
  /** Neither is known yet: nothing is listed that would move. */
  isComing: boolean
  labels: readonly ShownLabel[]
  onLabels: (labels: ShownLabel[]) => void
}

/** Whether the parent is asked if it is eaten. */
const isInDoubt = (reading: SafeFoodReading | undefined): boolean =>
  reading?.verdict === 'forbidden' && reading.answers !== undefined

/** Safe foods, each with what becomes of it. */
export function SafeFoods(props: SafeFoodsProps) {
  const { reading, states, labels, onLabels, tiles, isTile, isComing, ...list } = props
  const focus = useTagListFocus()
  const readingOf = (tag: string): SafeFoodReading | undefined =>
    reading.data?.safe_food_readings?.find(({ typed }) => isSameTag(typed, tag))
  const echoOf = (tag: string) => {
    const found = readingOf(tag)
    if (!found) return null
    return (
      <SafeFoodEcho
        reading={found}
        onDoubt={(answer) => {
          states.onDoubt(tag, answer)
          focus.list.current?.focus()
        }}
        label={labelOf(labels, tag, found.allergens)}
        onRead={(label) => {
          onLabels(withLabel(labels, { ...label, food: tag }))
          focus.list.current?.focus()
        }}
        onUndo={() => {
          onLabels(labels.filter(({ food }) => !isSameTag(food, tag)))
          focus.list.current?.focus()
        }}
      />
    )
  }
  const rowOf = (tag: string) => (
    <>
      {!isInDoubt(readingOf(tag)) && <FoodStateSelect food={tag} {...states} />}
      {echoOf(tag)}
    </>
  )
  const tapped = isComing ? [] : list.tags.filter(isTile)
  return (
    <div className="flex flex-col gap-3">
      <TagListField
        label={words.title}
        hint={words.hint}
        {...list}
        focus={focus}
        isElsewhere={(tag) => isComing || isTile(tag)}
        echoOf={rowOf}
      />
      <MovedFrom list="safe" {...states} />
      {tiles}
      {tapped.length > 0 && (
        <Disclosure summary={words.sayMore}>
          <ul aria-label={words.tapped} className="grid grid-cols-1 gap-2">
            {tapped.map((tag) => (
              <TagChip key={tag} tag={tag} onRemove={() => states.onTap(tag, null)}>
                {rowOf(tag)}
              </TagChip>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
