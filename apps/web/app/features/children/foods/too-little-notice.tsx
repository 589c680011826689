import type { ChildBody } from '@brightplate/contract/child/child'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as words from '#words/children/foods/states'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import type { ChildFormValues } from '../child-form-values.ts'
import { textureOptions } from '../texture-labels.ts'
import { type TooLittle, takeBack } from './take-back.ts'

interface TooLittleNoticeProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  tooLittle: TooLittle
}

/** A texture goes by its id. */
const nameOf = (kind: string, typed: string): string =>
  (kind === 'texture' && textureOptions.find(({ value }) => value === typed)?.label) || typed

/** Said calmly: the wishes leave too little, and what would open most. */
export function TooLittleNotice({ form, tooLittle }: TooLittleNoticeProps) {
  const [refused_foods, textures_avoided, dietary_preferences] = useWatch({
    control: form.control,
    name: ['refused_foods', 'textures_avoided', 'dietary_preferences'],
  })
  const openings = tooLittle.opens.map((opening) => {
    const back = takeBack({ refused_foods, textures_avoided, dietary_preferences }, opening)
    return { ...opening, back }
  })
  return (
    <div role="status" className="grid grid-cols-1 gap-3 rounded-card bg-apricot-wash p-5">
      <p>{tooLittle.text}</p>
      {openings.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {openings.map(({ kind, typed, text, back }) => (
            <li key={`${kind} ${typed}`} className="grid justify-items-start gap-1.5">
              <span>{text}</span>
              {back && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    form.setValue(back.name, back.remaining, { shouldDirty: true })
                    announce(words.takenBack({ wish: nameOf(kind, typed) }))
                  }}
                >
                  {words.takeBack({ wish: nameOf(kind, typed) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
