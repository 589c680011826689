import { foods } from '@brightplate/foods/foods'
import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { partedVariant } from '@brightplate/foods/plain-foods/spoken-variant'
import { shortFoodName } from '@brightplate/recipes/short-food-name'
import { freeOf } from '../free-of.ts'
import { inNumber, isAlwaysMany, shortName, unlabelled } from '../spanish-name.ts'
import { spanishWords as words } from '../spanish-words.ts'

/** By English name in small letters; where several foods share it, the first. */
function readNames(): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  const add = (english: string, spanish: string) => {
    const name = english.toLowerCase()
    if (!known.has(name)) known.set(name, spanish)
  }
  for (const { id, name } of plainFoods) {
    const food = spanishFoods.plainFoods[id]
    if (food) add(name, food.name)
  }
  for (const food of foods) {
    const spanish = spanishFoods.foods[food.id]
    if (!spanish) continue
    add(food.name, inNumber(spanish, false))
    if (food.plural) add(food.plural, inNumber(spanish, true))
  }
  for (const food of foods) {
    const spanish = spanishFoods.foods[food.id]
    if (!spanish) continue
    add(shortFoodName(food), shortName(spanish, isAlwaysMany(spanish)))
    add(food.name.replace(/,? labelled .*$/, ''), unlabelled(spanish.name))
  }
  for (const { id, food } of plainFoods) {
    const spanish = spanishFoods.plainFoods[id]
    if (spanish && food.plural) add(food.plural, inNumber(spanish, true))
  }
  return known
}

const label = /,? labelled /

let names: ReadonlyMap<string, string> | null = null

/** A variant is told by what its label says: "pan blanco etiquetado sin leche". */
const labelledWord = (english: string): string | null => {
  const [name = ''] = english.split(label)
  const ofMany = foods.find(({ plural }) => plural?.toLowerCase() === english)
  const many = ofMany && spanishFoods.foods[ofMany.id]
  if (many) return inNumber(many, true)
  const food =
    foods.find((one) => one.name.toLowerCase() === english) ??
    foods.find((one) => {
      const [own, said] = one.name.toLowerCase().split(label)
      return own === name && said !== undefined
    })
  return food ? (spanishFoods.foods[food.id]?.name ?? null) : null
}

/** The Spanish name of a food by its English one; null where it is no food's name. */
export function foodWord(english: string): string | null {
  names ??= readNames()
  const whole = english.toLowerCase()
  if (label.test(whole)) return labelledWord(whole)
  const known = names.get(whole)
  if (known !== undefined) return known
  const { without, name } = partedVariant(whole)
  const food = without === '' ? undefined : names.get(name)
  const left = freeOf(without)
  return food === undefined || !left
    ? null
    : words.without({ name: food, foods: left.join(' ni ') })
}
