import type {
  PlanData,
  PlatePart,
  ShoppingItem,
  Snack,
} from '@brightplate/contract/plans/plan-data'
import type { PlanText } from '@brightplate/foods/safety-violation'
import { checkedTips } from './checked-tips.ts'

type DishText = PlanText['days'][number]['dishes'][number]

type WrittenDish = Pick<
  Snack,
  'name' | 'ingredients' | 'benefits' | 'steps' | 'beside' | 'plates' | 'cooked_for' | 'leftover'
> & { parts?: readonly Pick<PlatePart, 'name' | 'typed' | 'ahead'>[] | undefined }

/** A name, and those of its parts that it does not hold, without the foods whose label the parent has read. */
function nameOf(
  { name, parts = [] }: WrittenDish,
  isLabelRead: (typed: string) => boolean,
): string {
  const isRead = ({ typed }: Pick<PlatePart, 'typed'>) => typed !== null && isLabelRead(typed)
  const unread = parts.filter((part) => !isRead(part)).map((part) => part.name)
  if (unread.length < parts.length) return unread.join(', ')
  return [name, ...unread.filter((part) => !name.includes(part))].join(', ')
}

/**
 * The benefits of a dish, and what others have of it. The reason for it is not read: it names what was replaced
 * ("soy drink in place of whole milk").
 */
const textOf = ({ benefits, plates = [] }: WrittenDish): string =>
  [benefits, ...plates.map(({ text }) => text.text)].join(' ')

/** Of a dish that is neither cooked for another meal nor a leftover. */
const noWords: { ingredients: readonly string[]; steps: readonly string[] } = {
  ingredients: [],
  steps: [],
}

/** Steps of the evening before. */
const aheadOf = ({ parts = [] }: WrittenDish): string[] =>
  parts.flatMap(({ ahead }) =>
    ahead ? [...ahead.cut, ...ahead.under_water, ...ahead.steps, ahead.afterwards?.text ?? ''] : [],
  )

/**
 * The words of one dish, also those for the shared dish of two meals. Of a typed food whose label the parent has
 * read, what such foods often hold is no find: it is judged by itself.
 */
export const dishText = (
  slot: DishText['slot'],
  dish: WrittenDish,
  steps: readonly string[],
  isLabelRead: (typed: string) => boolean = () => false,
): DishText => {
  const { cooked_for: later = noWords, leftover, beside = [] } = dish
  const { fresh = noWords } = leftover ?? {}
  return {
    slot,
    name: nameOf(dish, isLabelRead),
    lines: [
      ...dish.ingredients,
      ...later.ingredients,
      ...beside.filter((typed) => !isLabelRead(typed)),
    ],
    steps: [...steps, ...later.steps, ...fresh.steps, ...aheadOf(dish)],
    benefits: textOf(dish),
  }
}

/** How a dish is cooked on a Sunday: its lines are those of the meal. */
const batchSteps = (
  { prepared_ahead: tasks = [] }: PlanData,
  day: number,
  slot: DishText['slot'],
) =>
  tasks
    .filter(
      ({ kind, meals: [first] }) => kind === 'batch' && first?.day === day && first.slot === slot,
    )
    .flatMap(({ steps, afterwards }) => [...steps, afterwards?.text ?? ''])

/** The words of a plan that reach a family, for the safety check. */
export function planText(
  plan: PlanData,
  isLabelRead: (typed: string) => boolean = () => false,
): PlanText {
  const { staples = [] } = plan
  const isReadLine = (item: ShoppingItem | undefined) =>
    item?.typed !== undefined && isLabelRead(item.typed)
  return {
    days: plan.days.map((day) => {
      const read = (slot: DishText['slot'], dish: WrittenDish, steps: readonly string[] = []) =>
        dishText(slot, dish, [...steps, ...batchSteps(plan, day.day, slot)], isLabelRead)
      return {
        dishes: [
          read('breakfast', day.breakfast, day.breakfast.steps),
          read('lunch', day.lunch, day.lunch.steps),
          read('dinner', day.dinner, day.dinner.steps),
          ...day.snacks.map((snack, index) =>
            read(index === 0 ? 'snack_1' : 'snack_2', snack, snack.steps),
          ),
          read('juice', day.juice, day.juice.preparation),
        ],
      }
    }),
    shoppingList: [
      ...plan.shopping_list.filter((_, index) => !isReadLine(plan.shopping_items?.[index])),
      ...staples.map(({ name }) => name),
    ],
    tips: checkedTips(plan),
  }
}
