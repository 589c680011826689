import { House } from 'lucide-react'
import { Link } from 'react-router'
import * as words from '#words/plans/shopping/marking'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RichText } from '../../../../ui/words/rich-text.tsx'
import { mealAddress } from '../../meal-address.ts'
import type { ShoppingLine } from '../shopping-trips.ts'
import type { LineMeal } from './line-meals.ts'

/** More would be the whole week for what is eaten every day. */
const mealsShown = 4

interface LineDetailsProps {
  line: ShoppingLine
  planId: string
  meals: readonly LineMeal[]
  onHave: () => void
}

/** What a line is bought for, how much is needed and how long it keeps; on a phone also the act that stands beside it elsewhere. */
export function LineDetails({ line, planId, meals, onHave }: LineDetailsProps) {
  const { name, needed, whose, keeping, keepingShort } = line
  const further = meals.length - mealsShown
  return (
    <div className="grid gap-2 pb-3 pl-10 text-sm print:hidden">
      {needed && (
        <p className="text-muted tabular-nums">
          {whose ? words.neededFor({ amount: needed, whose }) : words.needed({ amount: needed })}
        </p>
      )}
      {keepingShort && <p>{keeping}</p>}
      {meals.length > 0 && (
        <ul className="grid gap-1">
          {meals.slice(0, mealsShown).map(({ day, slot, when, dish }) => (
            <li key={`${day}-${slot}`}>
              <RichText
                text={words.forMeal({ day: when, slot, dish })}
                parts={{
                  dish: (text) => (
                    <Link
                      to={mealAddress(planId, { day, slot })}
                      className="font-semibold text-leaf underline underline-offset-4"
                    >
                      {text}
                    </Link>
                  ),
                }}
              />
            </li>
          ))}
          {further > 0 && <li className="text-muted">{words.furtherMeals({ count: further })}</li>}
        </ul>
      )}
      <Button
        variant="secondary"
        className="w-fit sm:hidden"
        aria-label={words.have({ food: name })}
        onClick={onHave}
      >
        <House aria-hidden size={20} />
        {words.haveThis}
      </Button>
    </div>
  )
}
