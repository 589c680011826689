import { isSameTag } from '../tag-list.ts'
import { TagListField, useTagListFocus } from '../tags/tag-list-field.tsx'
import type { FoodListProps } from './food-list-props.ts'

function LeftOutLine({ text, recognised }: { text: string; recognised: boolean }) {
  return <p className={recognised ? 'text-muted text-sm' : 'text-ember text-sm'}>{text}</p>
}

/** Refused foods, each with how much it leaves out. */
export function RefusedFoods({ reading, ...list }: FoodListProps) {
  const focus = useTagListFocus()
  const leftOut = (tag: string) =>
    reading.data?.left_out?.find(({ kind, typed }) => kind === 'refused' && isSameTag(typed, tag))
  const typed = leftOut(list.text)
  return (
    <TagListField
      label="Refused foods"
      hint="Left out of the plan. An allergy belongs in the allergies above."
      {...list}
      focus={focus}
      echoOf={(tag) => {
        const found = leftOut(tag)
        return found && <LeftOutLine {...found} />
      }}
      // Half a word is not called unknown.
      typedEcho={typed?.recognised && <LeftOutLine {...typed} />}
    />
  )
}
