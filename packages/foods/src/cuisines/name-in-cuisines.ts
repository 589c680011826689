import { severalNamed } from '../interpret/names/several-named.ts'
import { findPlainFoods } from '../plain-foods/find-plain-foods.ts'
import { isFoodOfCuisine, isKitchenOf } from './is-of-cuisine.ts'

/** Foods of a kitchen beside a name after which it is read in light of that kitchen, though nobody asked for it. */
const fewestBeside = 2

const isOfThese = (typed: string, cuisines: readonly string[]): boolean => {
  const kitchens = findPlainFoods(typed)[0]?.cuisines ?? []
  return kitchens.length > 0 && kitchens.every((kitchen) => isKitchenOf(kitchen, cuisines))
}

/**
 * The name of a food as it is meant where a family asks for cuisines: a name of several foods is the one of that kitchen,
 * and so it is beside foods of that kitchen alone. Any other name is as typed.
 *
 * @example nameInCuisines('beef patty', ['jamaican'], []) // 'Jamaican beef patty'
 */
export function nameInCuisines(
  typed: string,
  asked: readonly string[],
  listed: readonly string[],
): string {
  const named = severalNamed(typed)
  if (!named || named.anotherIn.length === 0) return typed
  const beside = listed.filter((one) => one !== typed && isOfThese(one, named.anotherIn))
  const kitchens = named.anotherIn.filter((one) => asked.includes(one))
  const read = kitchens.length === 0 && beside.length >= fewestBeside ? named.anotherIn : kitchens
  const meant = named.eatenAs.find((one) => {
    const [food] = findPlainFoods(one)
    return food !== undefined && isFoodOfCuisine(food.id, read)
  })
  return meant ?? typed
}
