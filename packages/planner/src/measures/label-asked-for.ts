import { allergenIds } from '@brightplate/foods/allergen'
import { dietLeavesOut } from '@brightplate/foods/exclusion'
import type { Food } from '@brightplate/foods/food'
import { readClaims } from '@brightplate/foods/ingredient-lines/names/read-claims'
import { spokenVariant, variantName } from '@brightplate/foods/plain-foods/spoken-variant'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { freeNames } from '@brightplate/foods/safety-check/free-names'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import { andList } from '@brightplate/foods/word-list'

const label = /,? labelled .*$/

/** Names are of the tables: a few hundred. */
const freedBefore = new Map<string, readonly string[] | null>()

/** What a label says that its food is free of; null where we cannot tell what it means. */
function freedBy(name: string): readonly string[] | null {
  const before = freedBefore.get(name)
  if (before !== undefined) return before
  const freed = readClaims(name).claims.map((claim) => freeNames.get(claim))
  const known = freed.every((one) => one !== undefined) ? freed.flat() : null
  freedBefore.set(name, known)
  return known
}

/** Whether a rule of who eats asks for what a label says. What is not understood is asked for. */
function isAskedFor(name: string, { allergens, diets, words }: Restrictions): boolean {
  const freed = freedBy(name)
  if (freed === null || words.length > 0) return true
  return allergenIds.some(
    (id) =>
      freed.includes(`allergen:${id}`) &&
      (allergens.includes(id) || diets.some((diet) => dietLeavesOut(diet, id))),
  )
}

const listed = /(,? labelled free of )(.+)$/

/** "Labelled free of milk" of "labelled free of milk, egg and soy", where milk is all that a rule asks about. */
function labelledFor(name: string, restrictions: Restrictions): string {
  if (restrictions.words.length > 0) return name
  const shortened = readMatch(listed, name, (start, items) => {
    const all = items.split(/, and |, | and /)
    const asked = all.filter((item) => isAskedFor(`food labelled free of ${item}`, restrictions))
    if (asked.length === 0) return name.replace(label, '')
    return asked.length === all.length ? name : name.replace(listed, `${start}${andList(asked)}`)
  })
  return shortened ?? name
}

/** A name in the shop or a line: what a label says stands where a rule asks for it, and not for others. */
export function nameFor(name: string, restrictions: Restrictions): string {
  const spoken = variantName(spokenVariant(name, restrictions))
  if (!label.test(spoken)) return spoken
  return isAskedFor(spoken, restrictions)
    ? labelledFor(spoken, restrictions)
    : spoken.replace(label, '')
}

/** The food as a line names it. */
export function namedFor(food: Food, restrictions: Restrictions): Pick<Food, 'name' | 'plural'> {
  return {
    name: nameFor(food.name, restrictions),
    ...(food.plural === undefined ? {} : { plural: nameFor(food.plural, restrictions) }),
  }
}
