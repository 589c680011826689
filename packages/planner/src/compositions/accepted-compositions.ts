import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealBase, MealKind } from '@brightplate/recipes/meal-base'
import { besideAtLast, eatenBeside, lastBases, mealBases } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'
import { type BasedOn, basesOf, noBase, type Offered, offersOf } from './bases-of.ts'
import type { AcceptedFood } from './candidates/accepted-foods.ts'
import { isAsSaid } from './is-as-said.ts'
import type { MealComposition } from './meal-composition.ts'
import { kitchenSides, starches } from './of-kitchen.ts'
import { isOneOfAKind, kindOf } from './one-of-a-kind.ts'
import type { CandidateFood, SideOf } from './parts/part.ts'
import { plainOf } from './parts/plain-of.ts'
import { saysEachWordOnce } from './says-each-word-once.ts'
import { rowAt, sidesLeft } from './side-at-dinner.ts'

/** No side of ours beside what is eaten: a dip or spread is one the child knows. */
const onlyWhenNamed: readonly PlainGroup[] = ['spread-dip', 'spread', 'syrup']

/** Nor beans at breakfast, and chips at a meal: they are eaten there where a child knows them. */
const onlyWhenNamedAt: Readonly<Partial<Record<MealKind, readonly PlainGroup[]>>> = {
  breakfast: ['beans'],
  'lunch-and-dinner': ['chips-salty'],
}

/** What is no meal with a glass beside it: chicken and milk. */
const notWithDrinkAlone: readonly PlainGroup[] = [
  'meat',
  'breaded-meat',
  'sausage',
  'deli-meat',
  'fish',
  'breaded-fish',
  'egg',
  'cheese',
  'yogurt',
  'tofu',
  'beans',
  'rice',
  'potato',
  'potato-fried',
  'vegetable-cooked',
  'vegetable-raw',
]

const isDrink = ({ candidateFood }: Offered) => kindOf(candidateFood.group) === 'drink'

const sweetened: readonly PlainGroup[] = [
  'bread',
  'cracker',
  'cracker-sweet',
  'pancake-waffle',
  'pastry',
  'hot-cereal',
  'fruit',
  'yogurt',
]

/** No chocolate spread beside rice, though butter goes with it. */
const isSpreadOn = (
  { candidateFood: { group } }: Offered,
  { candidateFood: mate }: Offered,
): boolean =>
  mate.group !== 'spread' ||
  group === null ||
  sweetened.includes(group) ||
  plainOf(mate)?.form.flavour !== 'sweet'

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

export const acceptedPart = (
  { food, candidateFood }: Offered,
  people: number,
): MealComposition[number] => ({
  role: 'accepted',
  safeFood: food,
  candidateFood,
  people: candidateFood.preparedSeparately ? 1 : people,
})

const sidePart = (candidateFood: CandidateFood, people: number): MealComposition[number] => ({
  role: 'side',
  safeFood: null,
  candidateFood,
  people,
})

/** Of each accepted food what goes with a base. */
export const offersBeside = (
  { beside }: MealBase,
  foods: readonly AcceptedFood[],
  base: CandidateFood,
): Offered[] =>
  foods.flatMap(({ safeFood, candidateFoods }) => {
    const candidateFood = candidateFoods.find(
      ({ group }) =>
        // Of what we know by its words alone nobody can say what it goes with.
        group === null || (beside.includes(group) && kindOf(group) !== kindOf(base.group)),
    )
    return candidateFood ? [{ food: safeFood, candidateFood }] : []
  })

/** Those of other foods that go with a base. */
const matesOf = (
  { base, row }: BasedOn,
  foods: readonly AcceptedFood[],
  more: readonly PlainGroup[],
): Offered[] =>
  offersBeside({ ...row, beside: [...row.beside, ...more] }, foods, base.candidateFood).filter(
    ({ food }) => food.index !== base.food.index,
  )

const isStarch = ({ candidateFood: { group } }: Offered): boolean => starches.includes(group)

/** One composition as it usually is, accepted foods first and ours in the other places: dal with the child's rice, no potato of ours. */
export function usualComposition(
  pattern: MealBase['usually'][number],
  mates: readonly Offered[],
  sideOf: SideOf,
  turn: number,
  people: number,
): MealComposition {
  const used = new Set<number>()
  return pattern.flatMap((groups, place): MealComposition => {
    const left = mates.filter(({ food }) => !used.has(food.index))
    const asUsual = left.filter(
      ({ candidateFood: { group } }) => group !== null && groups.includes(group),
    )
    const isOfStarch = groups.every((group) => starches.includes(group))
    const fitting = asUsual.length === 0 && isOfStarch ? left.filter(isStarch) : asUsual
    const mate = fitting[turn % Math.max(1, fitting.length)]
    if (mate) {
      used.add(mate.food.index)
      return [acceptedPart(mate, people)]
    }
    const side = sideOf(groups, turn + place)
    return side ? [sidePart(side, people)] : []
  })
}

/** What ends a meal. */
const sweetAfter: readonly PlainGroup[] = ['dessert', 'cracker-sweet']

/** Compositions that are tried on one base: with more foods each has its turn on fewer. */
const mostCompositions = 130
const mostOnBase = 14
const leastOnBase = 5

/**
 * A base alone, and with one and two of its mates. A dessert comes after a meal of two things, as an egg and cookies
 * are no supper, and chicken and milk are none either: such a composition is unfinished. After what is built upon only for
 * want of others nothing sweet comes: rice cakes and a cupcake are no lunch.
 */
function withMates(
  base: MealComposition[number],
  mates: readonly Offered[],
  people: number,
  meal: MealKind,
) {
  const isSnack = meal === 'snack'
  const isAfter = ({ candidateFood: { group } }: Offered) =>
    !isSnack && group !== null && sweetAfter.includes(group)
  const companions = mates.filter((mate) => !isAfter(mate))
  const companion = companions.find(
    ({ candidateFood }) => !noBase.includes(candidateFood.group ?? 'fruit'),
  )
  const { group } = base.candidateFood
  const needsFood = !isSnack && group !== null && notWithDrinkAlone.includes(group)
  const compositions: MealComposition[] = [[base]]
  const unfinished: MealComposition[] = []
  const isOfLast = group !== null && lastBases[meal].includes(group)
  for (const mate of mates) {
    const part = acceptedPart(mate, people)
    if (isAfter(mate)) {
      if (isOfLast) continue
      unfinished.push([base, part])
      if (companion) compositions.push([base, acceptedPart(companion, people), part])
      continue
    }
    const isGlass = needsFood && isDrink(mate)
    ;(isGlass ? unfinished : compositions).push([base, part])
    const next = companions
      .slice(companions.indexOf(mate) + 1)
      .find(
        (other) =>
          other.candidateFood.group !== mate.candidateFood.group && !(isGlass && isDrink(other)),
      )
    if (next) compositions.push([base, part, acceptedPart(next, people)])
  }
  return { compositions, unfinished }
}

/** How many parts a composition has at most. */
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

/** Char siu has rice beside it wherever a composition may hold some; of a list that is nearly whole a goal says so. */
const hasNeeded = ([, ...beside]: MealComposition, needs: readonly PlainGroup[]): boolean =>
  needs.length === 0 ||
  beside.some(({ candidateFood: { group } }) => group !== null && needs.includes(group))

/** What stands beside a base: more of what a kitchen eats all else with, as tortillas are no breakfast with a glass alone. */
const neededBeside = (
  base: CandidateFood,
  { needs = [], stapleNeeds = [] }: MealBase,
): readonly PlainGroup[] =>
  stapleNeeds.length > 0 && kitchenSides(base)?.isStaple(base) ? stapleNeeds : needs

function compositionsOn(
  based: BasedOn,
  foods: readonly AcceptedFood[],
  sideOfAny: SideOf,
  turn: number,
  people: number,
  most: number,
  { meal, isFruitASide, isListAll }: CompositionsAt,
): MealComposition[] {
  const sideOf: SideOf = (groups, place) => sideOfAny(groups, place, based.base.candidateFood)
  const row = rowAt(based.row, sideOf, isFruitASide)
  const isSnack = meal === 'snack'
  const base = acceptedPart(based.base, people)
  const mates = matesOf(based, foods, eatenBeside[meal]).filter((mate) =>
    isSpreadOn(based.base, mate),
  )
  const turned = mates
    .map((_, place) => mates[(place + turn) % mates.length])
    .filter((one) => one !== undefined)
  const { compositions, unfinished } = withMates(base, turned, people, meal)
  const { usually } = row
  const ours: SideOf = (groups, place) =>
    groups.some((group) => onlyWhenNamed.includes(group)) ? null : sideOf(groups, place)
  // The same pattern again brings other sides.
  const rounds = usually.length > 0 ? Math.ceil(most / usually.length) : 0
  const usual = Array.from({ length: rounds }, () => usually)
    .flat()
    .slice(0, most)
    .map((pattern, place) => usualComposition(pattern, turned, ours, turn + place, people))
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
  const beside = [
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
  const whole = isListAll
    ? every
    : every.map((kind) => kind.filter((composition) => hasNeeded(composition, needed)))
  const kinds = whole.some((kind) => kind.length > 0) ? whole : every
  const mixed: MealComposition[] = []
  for (
    let place = 0;
    mixed.length < most && place < compositions.length + usual.length + withSide.length;
    place += 1
  ) {
    for (const kind of kinds) {
      const composition = kind[place]
      if (composition && mixed.length < most) mixed.push(composition)
    }
  }
  return mixed
}

/** Of bases that another food goes with as many, each with that food alone beside it. */
const mostWithOther = 3

/** A food that is in none of the compositions, beside a base that it goes with. */
function compositionsWithOthers(
  compositions: readonly MealComposition[],
  bases: readonly BasedOn[],
  foods: readonly AcceptedFood[],
  more: readonly PlainGroup[],
  people: number,
): MealComposition[] {
  const placed = new Set(compositions.flat().map(({ safeFood }) => safeFood?.index))
  return foods.flatMap((food, turn) => {
    if (placed.has(food.safeFood.index)) return []
    const turned = bases
      .map((_, place) => bases[(place + turn) % bases.length])
      .filter((one) => one !== undefined)
    return turned
      .flatMap((based): MealComposition[] => {
        const [mate] = matesOf(based, [food], more)
        return mate ? [[acceptedPart(based.base, people), acceptedPart(mate, people)]] : []
      })
      .slice(0, mostWithOther)
  })
}

/**
 * Compositions built upon what the child is known to eat, with what goes with it.
 * @param takesAny whether a food that is usually none of this meal may stand for one that is
 */
export function acceptedCompositions(
  foods: readonly AcceptedFood[],
  at: CompositionsAt,
  sideOf: SideOf,
  people: number,
  takesAny: boolean,
): MealComposition[] {
  const { course, meal } = at
  const bases = basesOf(foods, course, meal, takesAny)
  const most = Math.max(
    leastOnBase,
    Math.min(mostOnBase, Math.floor(mostCompositions / Math.max(1, bases.length))),
  )
  const compositions = bases
    .flatMap((based, turn) => compositionsOn(based, foods, sideOf, turn, people, most, at))
    .filter(isOneOfAKind)
    .filter(isAsSaid)
    .filter(saysEachWordOnce)
  return [
    ...compositions,
    ...compositionsWithOthers(compositions, bases, foods, eatenBeside[meal], people),
  ]
}

/**
 * Compositions of what stands on none of any meal: upon it, as a baked potato with cheese though three suppers are known,
 * or beside any base, as sweets where nothing of the list goes with them.
 */
export function compositionsOfMissing(
  missing: readonly AcceptedFood[],
  foods: readonly AcceptedFood[],
  at: CompositionsAt,
  sideOf: SideOf,
  people: number,
): MealComposition[] {
  const { course, meal } = at
  const offers = offersOf(missing)
  const upon = mealBases[meal]
    .flatMap((row) =>
      offers
        .filter(({ candidateFood }) => candidateFood.group === row.group)
        .map((base): BasedOn => ({ base, row })),
    )
    .flatMap((based, turn) => compositionsOn(based, foods, sideOf, turn, people, leastOnBase, at))
  const bases = basesOf(foods, course, meal, true)
  const beside = compositionsWithOthers(upon, bases, missing, besideAtLast[meal], people)
  return [...upon, ...beside].filter(isOneOfAKind).filter(isAsSaid)
}
