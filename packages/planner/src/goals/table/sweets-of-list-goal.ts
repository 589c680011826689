import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { isFruitDrink } from '../../compositions/parts/is-fruit-drink.ts'
import type { Option } from '../../search/option.ts'
import { mainCount, type Problem } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../goal.ts'

const juice = slots.indexOf('juice')

const isBesideJuice = (slot: number): boolean => slot !== juice

const sweet: readonly (PlainGroup | null)[] = ['sweets', 'dessert', 'drink-sweet', 'syrup']

const sweetsOn = ({ parts }: Option): number =>
  parts.filter(
    ({ role, candidateFood }) => role === 'accepted' && sweet.includes(candidateFood.group),
  ).length

const isSweetDrink = ({ role, candidateFood }: Option['parts'][number]): boolean =>
  role === 'accepted' && candidateFood.group === 'drink-sweet'

const sweetDrinksOn = ({ parts }: Pick<Option, 'parts'>): number =>
  parts.filter(isSweetDrink).length

const sweetFoods: readonly (PlainGroup | null)[] = ['sweets', 'dessert']

const isSweetFood = ({ role, candidateFood }: Option['parts'][number]): boolean =>
  role === 'accepted' && sweetFoods.includes(candidateFood.group)

const sweetFoodsOn = ({ parts }: Option): number => parts.filter(isSweetFood).length

/** Now and then is at most so often a week, and each of the list once. */
const nowAndThen = 3

/** How many foods of the list there are of a kind that may stand at some slots. */
const countOnList = (
  { slots: ofSlots }: Problem,
  isOfKind: (part: Option['parts'][number]) => boolean,
  isAt: (slot: number) => boolean,
): number =>
  new Set(
    ofSlots
      .filter((_, slot) => isAt(slot))
      .flat()
      .flatMap(
        ([first]) => first?.parts.filter(isOfKind).map(({ safeFood }) => safeFood?.index) ?? [],
      ),
  ).size

/** A main meal of one food and a soda. */
const sweetDrinkAloneOn = ({ parts }: Option): number =>
  parts.length === 2 ? sweetDrinksOn({ parts }) : 0

/** A glass of a fruit drink, or of juice. */
const glassesOn = ({ parts }: Option, slot: number): number =>
  slot === juice ? 1 : parts.filter(({ candidateFood }) => isFruitDrink(candidateFood)).length

/**
 * What is sweet stands in the week as it is eaten, and fills no meals: a sweetened drink once a day, as it is
 * (AAP 2017 and Healthy Eating Research 2019 advise none), and a fruit drink sooner as the juice of a day than beside it.
 */
export const sweetsOfListGoal: Goal = {
  id: 'sweets-of-list',
  pieces: (problem) => {
    const { profile, slots: ofSlots } = problem
    if (profile.safeFoods.length === 0) return []
    const drinksFruitDrinks = ofSlots[juice]?.some(
      ([first]) => first !== undefined && sweetDrinksOn(first) > 0,
    )
    const glasses: Piece = {
      span: 'day',
      weight: costWeights.fruitDrinkBesideJuice,
      most: 1,
      amount: glassesOn,
    }
    return [
      { span: 'plan', weight: costWeights.sweetOfList, most: 0, amount: sweetsOn },
      { span: 'day', weight: costWeights.sweetDrinkAgain, most: 1, amount: sweetDrinksOn },
      onlyAt(isBesideJuice, {
        span: 'week',
        weight: costWeights.sweetDrinkOfWeek,
        // Each that may stand beside a meal has its day.
        most: countOnList(problem, isSweetDrink, isBesideJuice),
        amount: sweetDrinksOn,
      }),
      onlyAt((slot) => slot === juice, {
        span: 'week',
        weight: costWeights.sweetDrinkAsJuice,
        most: nowAndThen,
        amount: sweetDrinksOn,
      }),
      onlyAt((slot) => slot < mainCount, {
        span: 'plan',
        weight: costWeights.sweetDrinkAlone,
        most: 0,
        amount: sweetDrinkAloneOn,
      }),
      {
        span: 'week',
        weight: costWeights.sweetOfWeek,
        most: Math.max(
          nowAndThen,
          countOnList(problem, isSweetFood, () => true),
        ),
        amount: sweetFoodsOn,
      },
      ...(drinksFruitDrinks ? [glasses] : []),
    ]
  },
}
