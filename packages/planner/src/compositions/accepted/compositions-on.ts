import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealBase, MealKind } from '@brightplate/recipes/meal-base'
import { eatenBeside } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'
import type { BasedOn } from '../bases-of.ts'
import type { AcceptedFood } from '../candidates/accepted-foods.ts'
import { isAtMeal } from '../filters/is-at-meal.ts'
import { kindOf } from '../filters/kind-of.ts'
import type { MealComposition } from '../meal-composition.ts'
import { isOfStarches, kitchenSides, starches } from '../of-kitchen.ts'
import { hasOwnProtein } from '../own-protein.ts'
import { hasOwnStarch } from '../own-starch.ts'
import type { CandidateFood, SideOf } from '../parts/part.ts'
import { rowAt, sidesLeft } from '../side-at-dinner.ts'
import { acceptedPart, sidePart } from './accepted-part.ts'
import { isSpreadOn, matesOf } from './mates-of.ts'
import { onOtherStaples } from './on-other-staples.ts'
import { isStarch, usualComposition } from './usual-composition.ts'
import { withMates } from './with-mates.ts'

/** No side of ours beside what is eaten: a dip or spread is one the child knows. */
const onlyWhenNamed: readonly PlainGroup[] = ['spread-dip', 'spread', 'syrup']

/** Nor beans at breakfast, and chips at a meal: they are eaten there where a child knows them. */
const onlyWhenNamedAt: Readonly<Partial<Record<MealKind, readonly PlainGroup[]>>> = {
  breakfast: ['beans'],
  'lunch-and-dinner': ['chips-salty'],
}

/** Of these a child who eats some is given that, and none of ours. */
const ofOwnOnly: readonly (string | null)[] = [
  'drink',
  'bread',
  'cracker',
  'cereal',
  'chips-salty',
  'pasta',
  'rice',
  'noodles',
]

const mostParts = 4

/** Where compositions stand. */
export interface CompositionsAt {
  course: Course
  meal: MealKind
  /** Of ours beside a cooked dinner: `fruitIsASide`. */
  isFruitASide: boolean
  /** The child eats hardly anything beside its list. */
  isListAll: boolean
}

/**
 * Char siu has rice beside it wherever a composition may hold some. Of a list that is nearly whole a goal says so, unless
 * the list has it: no egg of ours beside rice where chicken and beans are eaten.
 */
const hasNeeded = (
  [, ...beside]: MealComposition,
  needs: readonly PlainGroup[],
  isOfList: boolean,
): boolean =>
  needs.length === 0 ||
  beside.some(
    ({ role, candidateFood: { group } }) =>
      group !== null && needs.includes(group) && (!isOfList || role === 'accepted'),
  )

/** What stands beside a base: more of what a kitchen eats all else with, as tortillas are no breakfast with a glass alone. */
const neededBeside = (
  base: CandidateFood,
  { needs = [], stapleNeeds = [] }: MealBase,
): readonly PlainGroup[] => {
  if (stapleNeeds.length > 0 && kitchenSides(base)?.isStaple(base)) return stapleNeeds
  const hasOwn = isOfStarches(needs) ? hasOwnStarch(base) : hasOwnProtein(base)
  return hasOwn ? [] : needs
}

/** Compositions built upon one food of the list, at most so many: as they usually are, with what else is eaten, with a side of ours. */
export function compositionsOn(
  based: BasedOn,
  foods: readonly AcceptedFood[],
  sideOfAny: SideOf,
  turn: number,
  people: number,
  most: number,
  { meal, isFruitASide, isListAll }: CompositionsAt,
): MealComposition[] {
  const sideOf: SideOf = (groups, index) => sideOfAny(groups, index, based.base.candidateFood)
  const row = rowAt(based.row, sideOf, isFruitASide)
  const isSnack = meal === 'snack'
  const base = acceptedPart(based.base, people)
  const mates = matesOf(based, foods, eatenBeside[meal]).filter(
    (mate) => isSpreadOn(based.base, mate) && isAtMeal(mate.candidateFood, meal),
  )
  const turned = mates
    .map((_, index) => mates[(index + turn) % mates.length])
    .filter((one) => one !== undefined)
  const { compositions, unfinished } = withMates(base, turned, people, meal)
  const { usually } = row
  const ours: SideOf = (groups, index) =>
    groups.some((group) => onlyWhenNamed.includes(group)) ? null : sideOf(groups, index)
  // The same pattern again brings other sides.
  const rounds = usually.length > 0 ? Math.ceil(most / usually.length) : 0
  const usual = Array.from({ length: rounds }, () => usually)
    .flat()
    .slice(0, most)
    .map((pattern, index) => usualComposition(pattern, turned, ours, turn + index, people))
    .filter((beside) => beside.length > 0 || isSnack)
  // A child who drinks something is poured that, and none of ours; its bread is no other bread.
  const eaten = new Set(mates.map(({ candidateFood }) => kindOf(candidateFood.group)))
  const eatsStarch = !isSnack && mates.some(isStarch)
  const groups = row.beside.filter(
    (group) =>
      (!ofOwnOnly.includes(kindOf(group)) || !eaten.has(kindOf(group))) &&
      !(eatsStarch && starches.includes(group)),
  )
  // Sausage and an orange are no supper: a side completes what stands together, or is one of the usual.
  const started = [...compositions.slice(1), ...unfinished]
  // A glass starts nothing: ham has a side beside it without nectar too.
  const isStarted = started.some((composition) =>
    composition.slice(1).some(({ candidateFood: { group } }) => kindOf(group) !== 'drink'),
  )
  const begun =
    isSnack || usually.length === 0 || !isStarted ? [...compositions, ...unfinished] : started
  const withSide = Array.from({ length: Math.ceil(most / 2) }, (_, place): MealComposition[] => {
    const composition = begun[place % begun.length] ?? [base]
    const taken = composition
      .map(({ candidateFood }) => candidateFood.group)
      .filter((one) => one !== null)
    const side = sideOf(
      sidesLeft(groups, taken, row).filter(
        (group) =>
          !taken.includes(group) &&
          !onlyWhenNamed.includes(group) &&
          !onlyWhenNamedAt[meal]?.includes(group),
      ),
      turn + place,
    )
    return side && composition.length < mostParts ? [[...composition, sidePart(side, people)]] : []
  }).flat()
  const onStaples = isSnack || isListAll ? [] : onOtherStaples(base, turned, sideOf, turn, people)
  const beside = [
    onStaples,
    usual.map((composition) => [base, ...composition]),
    compositions.slice(1),
    withSide,
  ]
  // A lone piece of chicken is no meal, and chips are no snack, where something goes with them.
  const isWhole = isSnack && usually.some((pattern) => pattern.length === 0)
  const alone = isWhole || beside.every((kind) => kind.length === 0) ? compositions.slice(0, 1) : []
  // Each kind in turn, so that a short list holds some of all.
  const every = [...beside, alone]
  const needed = neededBeside(based.base.candidateFood, row)
  const ownNeeded = mates.filter(
    ({ candidateFood: { group } }) => group !== null && needed.includes(group),
  )
  // Of one alone there would be too much: an egg of ours takes a turn beside the rice of who eats dal.
  const isOfList = isListAll && ownNeeded.length > 1
  const whole =
    isListAll && ownNeeded.length === 0
      ? every
      : every.map((kind) => kind.filter((composition) => hasNeeded(composition, needed, isOfList)))
  const kinds = whole.some((kind) => kind.length > 0) ? whole : every
  const mixed: MealComposition[] = []
  for (
    let index = 0;
    mixed.length < most &&
    index < compositions.length + usual.length + withSide.length + onStaples.length;
    index += 1
  ) {
    for (const kind of kinds) {
      const composition = kind[index]
      if (composition && mixed.length < most) mixed.push(composition)
    }
  }
  return mixed
}
