import type { SafeFoodReading } from '@brightplate/contract/typed/profile-terms'
import { labelOf, type ShownLabel, withLabel } from '../given-answers.ts'
import { isSameTag } from '../tag-list.ts'
import { TagListField, useTagListFocus } from '../tags/tag-list-field.tsx'
import type { FoodListProps } from './food-list-props.ts'
import { FoodStateSelect } from './food-state-select.tsx'
import { MovedFrom } from './moved-food.tsx'
import { SafeFoodEcho } from './safe-food-echo.tsx'

interface SafeFoodsProps extends FoodListProps {
  labels: readonly ShownLabel[]
  onLabels: (labels: ShownLabel[]) => void
}

/** Safe foods, each with what becomes of it. */
export function SafeFoods({ reading, states, labels, onLabels, ...list }: SafeFoodsProps) {
  const focus = useTagListFocus()
  const readingOf = (tag: string): SafeFoodReading | undefined =>
    reading.data?.safe_food_readings?.find(({ typed }) => isSameTag(typed, tag))
  const echoOf = (tag: string) => {
    const found = readingOf(tag)
    if (!found) return null
    return (
      <SafeFoodEcho
        reading={found}
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
  return (
    <div className="grid grid-cols-1 gap-3">
      <TagListField
        label="Safe foods"
        hint="What your child always eats. Where a meal has none of them, one stands beside it, by turns."
        {...list}
        focus={focus}
        echoOf={(tag) => (
          <>
            <FoodStateSelect food={tag} {...states} />
            {echoOf(tag)}
          </>
        )}
      />
      <MovedFrom list="safe" {...states} />
    </div>
  )
}
