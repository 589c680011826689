import { useEffect, useRef, useState } from 'react'
import * as stateWords from '#words/children/foods/states'
import * as words from '#words/children/steps/foods'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { foodState } from '../foods/food-state.ts'
import { SafeFoods } from '../foods/safe-foods.tsx'
import { nameInWords } from '../name-in-words.ts'
import { isSameTag } from '../tag-list.ts'
import { FoodTiles, TilesToCome } from '../tiles/food-tiles.tsx'
import { type SaidByTap, tileTag } from '../tiles/tile-tag.ts'
import { useFoodTiles } from '../tiles/use-food-tiles.ts'
import { foodList, type StepProps } from './step-props.ts'

const nearlyAllOptions = [
  { value: 'yes', label: words.nearlyAllYes },
  { value: 'no', label: words.nearlyAllNo },
  { value: '', label: words.nearlyAllSkip },
] as const

const saidByTap: readonly { value: SaidByTap; label: string }[] = [
  { value: 'eats', label: stateWords.eats },
  { value: 'not_now', label: stateWords.notNow },
]

/** Without an answer for so long, what is here is shown. */
const mostMs = 3000

/** Whether what the page begins with is still to come: once it was here, or is late, never again. */
function useIsComing(isPending: boolean): boolean {
  const wasHere = useRef(false)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), mostMs)
    return () => clearTimeout(timer)
  }, [])
  wasHere.current ||= !isPending || isLate
  return !wasHere.current
}

/** What the child eats: typed, or tapped. */
export default function FoodsStep(props: StepProps) {
  const { form, values, texts, states } = props
  const { lists } = states
  const [says, setSays] = useState<SaidByTap>('eats')
  const found = useFoodTiles(values, texts)
  const tiles = found.data?.tiles ?? []
  const tagsOfTiles = tiles.map((tile) => tileTag(tile, lists))
  // What is a tile is not listed above it: which is known once both are read, and stays so while they are read again.
  const lastTiles = useRef<readonly string[]>([])
  if (found.data) lastTiles.current = tagsOfTiles
  const isComing = useIsComing(found.isPending || props.reading.state === 'reading')
  const leftOut = found.data?.left_out ?? 0
  const named = nameInWords(values.name)
  const isAsked = (tag: string) =>
    props.reading.data?.safe_food_readings?.some(
      ({ typed, answers }) => answers !== undefined && isSameTag(typed, tag),
    )
  const known = values.safe_foods.filter((tag) => !isAsked(tag))
  const eaten = known.filter((tag) => foodState(lists, tag) !== 'not_now').length
  return (
    <>
      <SafeFoods
        {...foodList(props, 'safe_foods')}
        labels={values.labels_read}
        onLabels={(next) => form.setValue('labels_read', next, { shouldDirty: true })}
        isTile={(tag) => lastTiles.current.some((one) => isSameTag(one, tag))}
        isComing={isComing}
        tiles={
          <div key={isComing ? 'coming' : 'here'} className="grid grid-cols-1 gap-3">
            {!isComing && (
              <ChoiceField label={words.tap} options={saidByTap} value={says} onChange={setSays} />
            )}
            {(isComing || found.isPending) && (
              <>
                <p role="status" className="text-muted">
                  {words.looking}
                </p>
                <TilesToCome />
              </>
            )}
            {!isComing && found.isLoadingError && (
              <div role="status" className="grid justify-items-start gap-2">
                <p>{words.couldNotLoad}</p>
                <Button variant="secondary" onClick={() => void found.refetch()}>
                  {words.tryAgain}
                </Button>
              </div>
            )}
            {!isComing && tiles.length > 0 && (
              <FoodTiles tiles={tiles} states={states} says={says} />
            )}
            {!isComing && found.data && (
              <p className="text-muted text-sm">
                {values.safe_foods.length > 0 && (
                  <span className="text-base text-ink">
                    {words.eaten({ ...named, count: eaten, paused: known.length - eaten })}{' '}
                  </span>
                )}
                {leftOut > 0 && words.leftOut({ count: leftOut })}
              </p>
            )}
          </div>
        }
      />
      {values.safe_foods.length > 1 && (
        <ChoiceField
          label={words.nearlyAll(named)}
          hint={words.nearlyAllHint}
          options={nearlyAllOptions}
          value={values.safe_foods_nearly_all}
          onChange={(next) => form.setValue('safe_foods_nearly_all', next, { shouldDirty: true })}
        />
      )}
    </>
  )
}
