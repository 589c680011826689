import { type PlainGroup, plainGroups } from '@brightplate/foods/plain-foods/plain-food'
import { type Fault, locationOf } from '@brightplate/foods/reading/files/fault'
import { suggestionOf } from '@brightplate/foods/reading/files/nearest-name'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { ShapeWords } from '@brightplate/foods/reading/files/shape-problem'
import { type MealBase, type MealKind, mealKinds } from '../meal-base.ts'
import {
  type MealCompositionsDocument,
  mealCompositionsDocument,
} from './meal-compositions-document.ts'

const shapeWords: ShapeWords = {
  examples: {
    with: 'a list of groups, such as [fruits, milks]',
    usually: 'a list of compositions, such as [[fruits], [fruits, milks]], or [] for none',
    kinds: 'names for several groups, such as "fruits: [fruit, fruit-pouch]"',
  },
  wordsAt: (path) =>
    path.length < 2
      ? [
          ...mealKinds,
          'kinds',
          'staples',
          'of_own_kitchen',
          'neutral_groups',
          'neutral_sides',
          'own_starch',
          'snacks_alone',
          'meals_alone',
          'eaten_beside',
          'at_last',
          'last_bases',
        ]
      : path.length === 2
        ? ['with', 'only', 'side_at_dinner', 'needs', 'usually']
        : [],
  yamlMend:
    'a base stands two columns in, "with:" and "usually:" under it four; lists stand in [ ]',
}

type GroupsByMeal = Record<MealKind, PlainGroup[]>

export type ReadMealCompositions =
  | {
      mealBases: Record<MealKind, MealBase[]>
      /** What the child is known to eat stands beside any base. */
      eatenBeside: GroupsByMeal
      /** Likewise, where it stands at no meal otherwise. */
      besideAtLast: GroupsByMeal
      /** Bases where too few others suit the meal. */
      lastBases: GroupsByMeal
      /** What the food of a kitchen is eaten with: ids of plain foods, by `cuisines` of a plain food. */
      staples: Record<string, readonly string[]>
      /** What stands beside such food where it is of the same kitchen alone. */
      ofOwnKitchen: PlainGroup[]
      /** Groups of which such food has only what is of its kitchen, or neutral. */
      neutralGroups: PlainGroup[]
      /** What stands beside food of any kitchen: ids of plain foods. */
      neutralSides: readonly string[]
      /** What has its starch in it: ids of plain foods. */
      ownStarch: readonly string[]
      /** What stands beside no main meal: numbers of WWEIA food categories. */
      snacksAlone: readonly number[]
      /** What stands at no snack: likewise. */
      mealsAlone: readonly number[]
      faults: null
    }
  | { mealBases: null; faults: Fault[] }

const isGroup = (name: string): name is PlainGroup => plainGroups.some((group) => group === name)

type Kinds = MealCompositionsDocument['kinds']

const groupsOf = (name: string, kinds: Kinds): readonly PlainGroup[] =>
  isGroup(name) ? [name] : (kinds[name] ?? [])

/** The table of what goes with what, or everything that is wrong with its file. */
export function readMealCompositions(
  file: string,
  text: string,
  isPlainFood: (id: string) => boolean,
): ReadMealCompositions {
  const document = readYaml(file, text, mealCompositionsDocument, shapeWords)
  if (document.written === null) return { mealBases: null, faults: document.faults }
  const { written, lineOf } = document
  const { kinds } = written
  const known = [...plainGroups, ...Object.keys(kinds)]
  const wrong: Fault[] = []
  const check = (path: (string | number)[], name: string) => {
    if (known.includes(name)) return
    const mend = suggestionOf(name, known) || ': take one of the others'
    const problem = `${name} is no group${mend}`
    wrong.push({ file, line: lineOf(path), location: locationOf(path), problem })
  }
  const read = (meal: MealKind): MealBase[] =>
    Object.entries(written[meal]).flatMap(([group, base]) => {
      if (!isGroup(group)) return []
      base.with.forEach((name, index) => {
        check([meal, group, 'with', index], name)
      })
      const beside = [...new Set(base.with.flatMap((name) => groupsOf(name, kinds)))]
      const usually = base.usually.map((groups, index) =>
        groups.map((name, location) => {
          const path = [meal, group, 'usually', index, location]
          check(path, name)
          const groups = groupsOf(name, kinds)
          if (groups.some((one) => !beside.includes(one))) {
            const problem = `${name} is not among what stands "with" ${group}: add it there`
            wrong.push({ file, line: lineOf(path), location: locationOf(path), problem })
          }
          return groups
        }),
      )
      const side = base.side_at_dinner
      if (side !== undefined) check([meal, group, 'side_at_dinner'], side)
      if (base.needs !== undefined) check([meal, group, 'needs'], base.needs)
      const { staple_needs: ofStaple } = base
      if (ofStaple !== undefined) check([meal, group, 'staple_needs'], ofStaple)
      return [
        {
          group,
          beside,
          usually,
          ...(base.only ? { only: base.only } : {}),
          ...(side === undefined ? {} : { sideAtDinner: groupsOf(side, kinds) }),
          ...(base.needs === undefined ? {} : { needs: groupsOf(base.needs, kinds) }),
          ...(ofStaple === undefined ? {} : { stapleNeeds: groupsOf(ofStaple, kinds) }),
        },
      ]
    })
  const readGroups = (key: 'eaten_beside' | 'at_last' | 'last_bases') => (meal: MealKind) => {
    written[key][meal].forEach((name, index) => {
      check([key, meal, index], name)
    })
    return [...new Set(written[key][meal].flatMap((name) => groupsOf(name, kinds)))]
  }
  const ofMeals = <Of>(of: (meal: MealKind) => Of) => ({
    breakfast: of('breakfast'),
    'lunch-and-dinner': of('lunch-and-dinner'),
    snack: of('snack'),
  })
  const mealBases = ofMeals(read)
  const eatenBeside = ofMeals(readGroups('eaten_beside'))
  const besideAtLast = ofMeals(readGroups('at_last'))
  const lastBases = ofMeals(readGroups('last_bases'))
  const checkFoods = (at: string[], ids: readonly string[]) => {
    ids.forEach((id, index) => {
      if (isPlainFood(id)) return
      const path = [...at, index]
      const problem = `${id} is no plain food of ours`
      wrong.push({ file, line: lineOf(path), location: locationOf(path), problem })
    })
  }
  for (const [cuisine, ids] of Object.entries(written.staples))
    checkFoods(['staples', cuisine], ids)
  checkFoods(['own_starch'], written.own_starch)
  written.of_own_kitchen.forEach((name, index) => {
    check(['of_own_kitchen', index], name)
  })
  checkFoods(['neutral_sides'], written.neutral_sides)
  written.neutral_groups.forEach((name, index) => {
    check(['neutral_groups', index], name)
  })
  const neutralGroups = written.neutral_groups.flatMap((name) => groupsOf(name, kinds))
  const ofOwnKitchen = written.of_own_kitchen.flatMap((name) => groupsOf(name, kinds))
  if (wrong.length > 0) return { mealBases: null, faults: wrong }
  const { staples, own_starch: ownStarch, neutral_sides: neutralSides } = written
  const { snacks_alone: snacksAlone, meals_alone: mealsAlone } = written
  return {
    mealBases,
    eatenBeside,
    besideAtLast,
    lastBases,
    staples,
    ofOwnKitchen,
    neutralGroups,
    neutralSides,
    ownStarch,
    snacksAlone,
    mealsAlone,
    faults: null,
  }
}
