import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { nearlyAllOptions } from '../food-options.ts'
import { foodState } from '../foods/food-state.ts'
import { SafeFoods } from '../foods/safe-foods.tsx'
import { nameInWords } from '../name-in-words.ts'
import { isSameTag } from '../tag-list.ts'
import { FoodTiles, TilesToCome } from '../tiles/food-tiles.tsx'
import { tileTag } from '../tiles/tile-tag.ts'
import { useFoodTiles } from '../tiles/use-food-tiles.ts'
import { foodList, type StepProps } from './step-props.ts'

function countWords(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`
}

/** What the child eats: typed, or tapped. */
export default function FoodsStep(props: StepProps) {
  const { form, values, texts, states } = props
  const { lists } = states
  const found = useFoodTiles(values, texts)
  const tiles = found.data?.tiles ?? []
  const tagsOfTiles = tiles.map((tile) => tileTag(tile, lists))
  const leftOut = found.data?.left_out ?? 0
  const child = nameInWords(values.name)
  const isAsked = (tag: string) =>
    props.reading.data?.safe_food_readings?.some(
      ({ typed, answers }) => answers !== undefined && isSameTag(typed, tag),
    )
  const known = values.safe_foods.filter((tag) => !isAsked(tag))
  const eaten = known.filter((tag) => foodState(lists, tag) !== 'not_now').length
  const paused = known.length - eaten
  return (
    <>
      <SafeFoods
        {...foodList(props, 'safe_foods')}
        labels={values.labels_read}
        onLabels={(next) => form.setValue('labels_read', next, { shouldDirty: true })}
        isTile={(tag) => tagsOfTiles.some((one) => isSameTag(one, tag))}
        tiles={
          <div className="grid grid-cols-1 gap-3">
            <p className="font-semibold">Or tap. Once: eats. Twice: not now.</p>
            {found.isPending && (
              <>
                <p role="status" className="text-muted">
                  Looking for foods that fit...
                </p>
                <TilesToCome />
              </>
            )}
            {found.isLoadingError && (
              <div role="status" className="grid justify-items-start gap-2">
                <p>We could not load the foods to tap. You can type them above.</p>
                <Button variant="secondary" onClick={() => void found.refetch()}>
                  Try again
                </Button>
              </div>
            )}
            {tiles.length > 0 && <FoodTiles tiles={tiles} states={states} />}
            {found.data && (
              <p className="text-muted text-sm">
                {values.safe_foods.length > 0 && (
                  <span className="text-base text-ink">
                    {countWords(eaten, 'food', 'foods')} that {child} eats
                    {paused > 0 && `, ${paused} not now`}.{' '}
                  </span>
                )}
                {leftOut > 0 &&
                  `${countWords(leftOut, 'food is', 'foods are')} left out here, by the age or by what must stay out.`}
              </p>
            )}
          </div>
        }
      />
      {values.safe_foods.length > 1 && (
        <ChoiceField
          label={`Is this nearly everything ${child} eats?`}
          hint="Then the plan stays close to these foods."
          options={nearlyAllOptions}
          value={values.safe_foods_nearly_all}
          onChange={(next) => form.setValue('safe_foods_nearly_all', next, { shouldDirty: true })}
        />
      )}
    </>
  )
}
