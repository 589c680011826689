import { claimsTogether } from '@brightplate/foods/plain-foods/claims-together'
import {
  claimNames,
  claimsIn,
  foodsLeftOutBy,
  partedVariant,
  rulesAskingFor,
} from '@brightplate/foods/plain-foods/spoken-variant'
import { type CheckPlanText, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { andList } from '@brightplate/foods/word-list'
import { capital } from '../../dishes/dish.ts'
import type { Part } from './part.ts'
import { within } from './within.ts'

/** What a title is made of. */
interface Named {
  parts: readonly Part[]
  /** As they stand in the title, that of the base with a capital. */
  names: readonly string[]
  /** What the base is called where it does not stand first. */
  first: string
}

type Joined = (names: readonly string[]) => string

const claimsOf = (name: string): string[] => claimsIn(partedVariant(within(name)).without)

/** A title by the claims that it does not say again, and whether it is still read as free of what they leave out. */
const asRead = new Map<string, boolean>()
const mostRead = 5000

const checks = new Map<string, CheckPlanText>()

/** The check of who asks for these claims, opened once: there are few of them. */
function checkOf(claims: readonly string[]): CheckPlanText {
  const key = claims.join()
  const before = checks.get(key)
  if (before) return before
  const { allergens, diets } = rulesAskingFor(claims)
  const check = openPlanCheck({
    ageYears: 18,
    carefulChewing: false,
    allergens,
    diets,
    words: [],
  })
  checks.set(key, check)
  return check
}

/** "Dairy-free rolls, sour cream and onion chips" names cream, whatever was said before. */
function isReadAsFree(title: string, all: readonly string[]): boolean {
  const claims = [...new Set(all)].toSorted()
  const key = `${claims.join()} ${title}`
  const before = asRead.get(key)
  if (before !== undefined) return before
  const dish = { slot: 'lunch' as const, name: title, lines: [], steps: [], benefits: '' }
  const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
  const isFree = checkOf(claims)(text).length === 0
  if (asRead.size >= mostRead) asRead.clear()
  asRead.set(key, isFree)
  return isFree
}

/** "Dairy-free nuggets and fries": what is made without the same is said once, and by each of the parts below. */
function withoutRepeatedClaims(names: readonly string[], titled: Joined): string {
  let spoken = names
  const dropped: string[] = []
  names.forEach((name, index) => {
    const claims = claimsOf(name)
    const earlier = names.slice(0, index).flatMap(claimsOf)
    // Meatballs are of meat wherever they are not called vegan themselves.
    if (claims.includes('vegan')) return
    if (claims.length === 0 || !claims.every((claim) => earlier.includes(claim))) return
    const shorter = spoken.with(index, within(partedVariant(within(name)).name))
    if (!isReadAsFree(titled(shorter), [...dropped, ...claims])) return
    spoken = shorter
    dropped.push(...claims)
  })
  return titled(spoken)
}

const repeatsClaims = (title: string): boolean => /-free\b.*-free\b/is.test(title)

/** Whether no food of a part holds, or often holds, what is said to be left out of it. */
function isWithout({ candidateFood: { dish } }: Part, claims: readonly string[]): boolean {
  const left = foodsLeftOutBy(claims)
  if (!dish) return false
  return dish.ingredients.every(
    ({ food: { contains, oftenContains } }) =>
      !left.some((id) => contains.includes(id) || oftenContains.includes(id)),
  )
}

const claim = '\\p{L}+-free'
/** "gluten-free and dairy-free " within a name. */
const claimsWithin = new RegExp(`(?<![\\p{L}-])${claim}(?:(?:, | and )${claim})* `, 'giu')

/**
 * "Dairy-free: white bread and cheese slices", "Wheat- and dairy-free grilled cheese sandwich": what is true of all
 * parts; that the bread is free of nuts too, its part says. Null where nothing is true of all, or where the title does
 * not read as free of all that its parts are said to be without.
 */
function claimsOfAll({ parts, names, first }: Named, titled: Joined): string | null {
  const named = names.flatMap((name) =>
    [...name.matchAll(claimsWithin)].flatMap(([one]) => claimsIn(one.trim().toLowerCase())),
  )
  if (names.some((name) => /\bcertified /i.test(name))) return null
  // Who avoids wheat alone may have barley in what stands beside gluten-free pasta.
  const asked = named.includes('gluten-free') ? [...named, 'wheat-free'] : named
  const ofAll = claimNames.filter(
    (one) => asked.includes(one) && parts.every((part) => isWithout(part, [one])),
  )
  const claims = ofAll.filter((one) => one !== 'wheat-free' || !ofAll.includes('gluten-free'))
  if (claims.length === 0) return null
  const bare = names.map((name, index) => {
    const bareName = name.replace(claimsWithin, '')
    return index > 0 ? bareName : bareName === name ? first : within(bareName)
  })
  const leading = capital(claimsTogether(andList(claims)))
  // Of one dish no colon is needed, unless its name holds another: "Wheat-free: meatballs with pasta".
  const titles = (names.length > 1 ? [': '] : [' ', ': ']).map(
    (between) => `${leading}${between}${titled(bare)}`,
  )
  return titles.find((title) => !repeatsClaims(title) && isReadAsFree(title, named)) ?? null
}

/** A title in which what the parts are made without is said once, wherever that is true and read as such. */
export function withClaimsOnce(named: Named, titled: Joined): string {
  const title = claimsTogether(withoutRepeatedClaims(named.names, titled))
  return repeatsClaims(title) ? (claimsOfAll(named, titled) ?? title) : title
}
