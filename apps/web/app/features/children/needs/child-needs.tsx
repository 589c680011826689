import { Suspense, useState } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { hasDueNever } from '../foods/food-state.ts'
import { TooLittleNotice } from '../foods/too-little-notice.tsx'
import type { ChildNeedsProps } from './child-needs-fields.tsx'

const ChildNeedsFields = lazyPart(() => import('./child-needs-fields.tsx'))

const needNames = [
  'safe_foods',
  'refused_foods',
  'foods_said',
  'textures_avoided',
  'careful_chewing',
  'routine_level',
  'weekday_minutes',
  'kitchen_minutes_weekday',
  'kitchen_minutes_weekend',
  'cooked_meals_week',
  'small_midday_appetite',
  'people_at_table',
  'eaters',
  'weekly_budget',
  'measures',
] as const

/** What a parent may add about how a child eats, folded away. Its code comes when it is opened. */
export function ChildNeeds(props: ChildNeedsProps) {
  const { form, reading } = props
  const { errors } = form.formState
  const hasError = needNames.some((name) => errors[name])
  const [mayAskAgain] = useState(() => hasDueNever(form.getValues('foods_said'), new Date()))
  const mustOpen = hasError || mayAskAgain
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const tooLittle = reading.data?.too_little && (
    <TooLittleNotice form={form} tooLittle={reading.data.too_little} />
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Disclosure
        summary="More about how your child eats"
        hasError={mustOpen}
        onToggle={(open) => {
          setOpen(open)
          if (open) setWasOpened(true)
        }}
      >
        {(wasOpened || mustOpen) && (
          <Suspense fallback={<LoadingState />}>
            <ChildNeedsFields {...props} tooLittle={tooLittle} />
          </Suspense>
        )}
      </Disclosure>
      {!isOpen && tooLittle}
    </div>
  )
}
