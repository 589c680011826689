import type { Child } from '@brightplate/contract/child/child'
import { Card } from '../../../ui/card.tsx'
import { fullDate, shortDate } from '../../../ui/words/dates.ts'
import { newFoodWords } from '../food-options.ts'
import { knownFoods } from './known-foods-of.ts'

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
      <h2 className="text-lg">What {child.name} eats</h2>
      <dl className="grid grid-cols-1 gap-2">
        <Line label="Eats" foods={eats} />
        <Line label="Only exactly" foods={exactly} />
        <Line
          label="Not now"
          foods={paused.map(({ food, said_on }) => `${food} (since ${shortDate(said_on)})`)}
        />
        <Line label="Refuses" foods={refused} />
        <Line
          label="Never again"
          foods={never.map(({ food, said_on }) => `${food} (since ${fullDate(said_on)})`)}
        />
        <Line label="New food" foods={[newFoodWords[child.new_foods ?? 'weekly']]} />
      </dl>
      {child.safe_foods_nearly_all && (
        <p>You said that this is nearly everything {child.name} eats.</p>
      )}
    </Card>
  )
}
