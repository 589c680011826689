import type { Child, NewFoods } from '@brightplate/contract/child/child'
import * as words from '#words/children/foods/known'
import { Card } from '../../../ui/card.tsx'
import { fullDate, shortDate } from '../../../ui/words/dates.ts'
import { knownFoods } from './known-foods-of.ts'

const newFoodWords: Record<NewFoods, string> = {
  none: words.nothingNew,
  weekly: words.tasteAWeek,
  daily: words.tasteADay,
}

interface KnownFoodsProps {
  child: Child
}

function Line({ label, foods }: { label: string; foods: readonly string[] }) {
  if (foods.length === 0) return null
  return (
    <div className="sm:grid sm:grid-cols-[8rem_1fr] sm:gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{foods.join(', ')}</dd>
    </div>
  )
}

/** What is known of a child's foods, to read at a glance. */
export function KnownFoods({ child }: KnownFoodsProps) {
  const { eats, exactly, paused, refused, never } = knownFoods(child)
  const isKnown = [eats, exactly, paused, refused, never].some((foods) => foods.length > 0)
  if (!isKnown) return null
  return (
    <Card className="grid max-w-2xl grid-cols-1 gap-3">
      <h2 className="text-lg">{words.title({ name: child.name })}</h2>
      <dl className="grid grid-cols-1 gap-2">
        <Line label={words.eats} foods={eats} />
        <Line label={words.onlyExactly} foods={exactly} />
        <Line
          label={words.notNow}
          foods={paused.map(({ food, said_on }) =>
            words.foodSince({ food, day: shortDate(said_on) }),
          )}
        />
        <Line label={words.refuses} foods={refused} />
        <Line
          label={words.neverAgain}
          foods={never.map(({ food, said_on }) =>
            words.foodSince({ food, day: fullDate(said_on) }),
          )}
        />
        <Line label={words.newFood} foods={[newFoodWords[child.new_foods ?? 'weekly']]} />
      </dl>
      {child.safe_foods_nearly_all && <p>{words.nearlyAll({ name: child.name })}</p>}
    </Card>
  )
}
