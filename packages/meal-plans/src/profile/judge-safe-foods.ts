import { excluded } from '@brightplate/foods/exclusion'
import type { Aisle } from '@brightplate/foods/food'
import { severalNamed } from '@brightplate/foods/interpret/names/several-named'
import {
  doubtOfSafeFood,
  type SafeFoodDoubt,
} from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import { isAlcoholicDrink } from '@brightplate/foods/interpret/safe-foods/is-alcoholic-drink'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { hasUnreadRemark } from '@brightplate/foods/plain-foods/finding/without-unread-remarks'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { claimsWrittenOut } from '@brightplate/foods/plain-foods/words-around/claims-written-out'
import { findProducts } from '@brightplate/foods/products/find-products'
import type { Product } from '@brightplate/foods/products/product'
import {
  type ProductVerdict,
  productExclusion,
} from '@brightplate/foods/products/product-exclusion'
import { keepsMeatFromDairy, type Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import {
  acceptedCandidates,
  isKnownByForm,
} from '@brightplate/planner/compositions/candidates/accepted-candidates'
import { plainDish } from '@brightplate/planner/compositions/parts/plain-dish'
import { ownProfile } from '@brightplate/planner/own-profile'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'
import type { RuleReason } from '@brightplate/planner/rules/rule-reason'
import { type Places, placesOf } from '@brightplate/planner/safe-foods/places-of'
import type { RefusedSafeFood } from '@brightplate/planner/safe-foods/safe-food-changes'
import { safeFoodWords } from '@brightplate/planner/safe-foods/safe-food-words'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { isLabelRead, type Labels } from './label-terms.ts'

const mainMeals = ['breakfast', 'lunch', 'dinner'] as const
type MainMeal = (typeof mainMeals)[number]
const isMainMeal = (course: Course) => mainMeals.some((one) => one === course)

/** What becomes of a safe food, and why. */
export interface JudgedSafeFood {
  typed: string
  /** `planned` as a food of our table, `as_typed` beside meals, `read_label` not before its label is read, `paused` not now. */
  verdict: 'planned' | 'as_typed' | 'read_label' | 'forbidden' | 'paused'
  /** The main meals at which no rule keeps it out. */
  meals: Course[]
  /** Of a food of our table, where a plan may put it. */
  places?: Places
  /** The product that it names, or may name where `isGuess`. */
  product: Product | null
  isGuess: boolean
  /** What forbids it, or what the label may tell. */
  rule: RuleReason | null
  /** What we say where it is no food at all: "ARFID". */
  advice?: string
  /** Set where its words tell that it is not eaten: asked about, and not served. */
  doubt?: SafeFoodDoubt
  /** It is formula, by its name or as the parent said. */
  isFormula?: true
  /** Whether the parent's word on its label is why it is served. */
  isLabelRead: boolean
}

function violationsOf(
  restrictions: Restrictions,
  slot: MainMeal,
  words: { name: string; lines: readonly string[]; steps: readonly string[] },
): SafetyViolation[] {
  const dish = { slot, ...words, benefits: '' }
  return checkPlanText(restrictions, { days: [{ dishes: [dish] }], shoppingList: [], tips: [] })
}

/** Meat and milk that a kosher meal may hold already: what we do not know must go with both. */
const mealsToGoWith = ['beef', 'butter']

const onlyOf = (restrictions: Restrictions, { rule, id }: SafetyViolation): Restrictions => ({
  ...restrictions,
  allergens: restrictions.allergens.filter((one) => rule === 'allergen' && one === id),
  diets: restrictions.diets.filter((one) => rule === 'diet' && one === id),
  words: [],
})

/** Cheese is milk, and an omelet egg: who may have none and names it has said two things that cannot both be. */
const isItself: readonly Aisle[] = ['dairy-and-eggs', 'nuts-and-seeds', 'fish']

/**
 * Whether a rule speaks against the ordinary food alone, and the kind that is made without stands for
 * it: a child who may have no gluten eats gluten-free nuggets.
 */
function isMadeWithout(typed: string, slot: MainMeal, profile: PlannerProfile) {
  const [meant] = findPlainFoods(typed)
  const [served] = acceptedCandidates({ typed }, slot, profile)
  const isVariant =
    meant !== undefined &&
    !isItself.includes(meant.food.aisle) &&
    plainFoodOf(served?.form ?? '')?.variantOf === meant.id
  return (violation: SafetyViolation): boolean =>
    isVariant && excluded(meant.food, onlyOf(profile.restrictions, violation)) !== null
}

function violationsAt(typed: string, slot: MainMeal, profile: PlannerProfile): SafetyViolation[] {
  const { restrictions } = profile
  const writtenOut = claimsWrittenOut(typed)
  const asTyped = { name: writtenOut, lines: [writtenOut], steps: [] }
  const named = violationsOf(restrictions, slot, asTyped)
  if (!isKnownByForm(typed)) {
    const isForbidden = named.some(({ certainty }) => certainty === 'contains')
    const preparedSeparately = keepsMeatFromDairy(restrictions.diets)
    if (isForbidden || !preparedSeparately) return named
    const mixed = mealsToGoWith.flatMap((line) =>
      violationsOf(
        { ...restrictions, allergens: [], words: [], diets: [preparedSeparately] },
        slot,
        {
          ...asTyped,
          lines: [writtenOut, line],
        },
      ),
    )
    return [...named, ...mixed]
  }
  // "bread" may hold milk, "apple" be hard: the bread that is served is labelled, the apple cooked.
  const isOther = isMadeWithout(typed, slot, profile)
  const certain = named.filter(
    (one) => one.certainty === 'contains' && one.id !== 'choking' && !isOther(one),
  )
  const words = safeFoodWords(typed, slot, profile)
  return words ? [...certain, ...violationsOf(restrictions, slot, words)] : named
}

interface NamedProduct {
  product: Product | null
  isGuess: boolean
  verdict: ProductVerdict | null
}

const gravity = ({ verdict }: NamedProduct) =>
  verdict === null ? 0 : verdict.certainty === 'check_label' ? 1 : 2

/** The product that a safe food names; of several the one that the rules say most against. */
function namedProduct(typed: string, restrictions: Restrictions): NamedProduct {
  const found = findProducts(readTokens(typed)).map(({ product, isGuess }) => ({
    product,
    isGuess,
    verdict: productExclusion(product, restrictions),
  }))
  const [gravest] = found.sort((one, other) => gravity(other) - gravity(one))
  return gravest ?? { product: null, isGuess: false, verdict: null }
}

const isRestricted = ({ allergens, diets, words, ageYears }: Restrictions) =>
  allergens.length > 0 || diets.length > 0 || words.length > 0 || ageYears < labelsReadUntil

/** Under this age the label of a food that we do not know is read first. */
const labelsReadUntil = 5

const toReason = ({ rule, id }: { rule: RuleReason['kind']; id: string }): RuleReason => ({
  kind: rule,
  id,
})

/** Known, and excluded at every meal by what its label may add alone: the family knows which one it buys. */
const hangsOnLabel = (found: readonly { broken: readonly SafetyViolation[] }[]): boolean =>
  found.every(
    ({ broken }) =>
      broken.length > 0 && broken.every(({ certainty }) => certainty === 'check_label'),
  )

/** The rule that keeps a food of our table from every meal, snack and glass, asked of what serves it. */
function servedNowhere(typed: string, profile: PlannerProfile): RuleReason | null {
  if (!isKnownByForm(typed)) return null
  const own = ownProfile(profile)
  if (courses.some((course) => acceptedCandidates({ typed }, course, own).length > 0)) return null
  const [meant] = findPlainFoods(typed)
  return meant ? plainDish(meant, 'lunch', own).reason : null
}

/** A name of several plain foods, each of which the child may have: whichever is meant, no label decides. */
const isPlainWhichever = (typed: string, profile: PlannerProfile, labels: Labels): boolean => {
  const named = severalNamed(typed)?.eatenAs
  return (
    named !== undefined &&
    named.length > 0 &&
    named.every((food) => judgeSafeFood(food, profile, labels).verdict === 'planned')
  )
}

/** No label tells whether it may be had: it stands at the other meals. */
const ofSomeMeals = 'cocoa-after-lunch'

const noAlcohol: RuleReason = { kind: 'age', id: 'no-alcohol' }

/** One safe food by the rules of a profile: an allergy beats a wish, and what is not known waits. */
export function judgeSafeFood(
  typed: string,
  profile: PlannerProfile,
  labels: Labels,
): JudgedSafeFood {
  const { restrictions } = profile
  const doubt = doubtOfSafeFood(typed)
  if (doubt) {
    const none = { product: null, isGuess: false, rule: null, isLabelRead: false }
    return { typed, verdict: 'forbidden', meals: [], ...none, doubt }
  }
  if (isAlcoholicDrink(typed)) {
    const none = { product: null, isGuess: false, isLabelRead: false }
    return { typed, verdict: 'forbidden', meals: [], ...none, rule: noAlcohol }
  }
  const { product, isGuess, verdict } = namedProduct(typed, restrictions)
  const found = mainMeals.map((slot) => ({ slot, broken: violationsAt(typed, slot, profile) }))
  const isOfLabel = hangsOnLabel(found)
  // Who may have anything eats "nuggets (10 piece)"; of others a remark that is not read may tell of a kind.
  const isRead = !isRestricted(restrictions) || !hasUnreadRemark(typed)
  const isKnown = product === null && isKnownByForm(typed) && isRead && !isOfLabel
  const isCertain = ({ certainty, id }: SafetyViolation) =>
    isKnown || certainty === 'contains' || id === ofSomeMeals
  const meals: Course[] = found
    .filter(({ broken }) => !broken.some(isCertain))
    .map(({ slot }) => slot)
  const against = found.flatMap(({ broken }) => broken.filter(isCertain))
  // What it is made of is the reason, before what a kind of it may hold.
  const certain = against.find(({ certainty }) => certainty === 'contains') ?? against[0]
  const judged = { typed, meals, product, isGuess, isLabelRead: false }
  if (verdict?.certainty === 'contains') {
    return { ...judged, verdict: 'forbidden', meals: [], rule: toReason(verdict.reason) }
  }
  if (meals.length === 0 && certain) {
    return { ...judged, verdict: 'forbidden', rule: toReason(certain) }
  }
  const exclusion = servedNowhere(typed, profile)
  // What a product holds is a fact of its own; how it is chewed is one of its kind.
  const waits = isOfLabel && (exclusion?.kind === 'allergen' || exclusion?.kind === 'diet')
  if (exclusion && !waits && (product === null || exclusion.kind === 'age')) {
    return { ...judged, verdict: 'forbidden', meals: [], rule: exclusion }
  }
  const places = () =>
    new Map(
      [...placesOf(typed, ownProfile(profile))].filter(
        ([course]) => !isMainMeal(course) || meals.includes(course),
      ),
    )
  if (isKnown) return { ...judged, verdict: 'planned', rule: null, places: places() }
  const inDoubt = found.flatMap(({ broken }) => broken.filter((one) => !isCertain(one)))
  const doubtful = verdict?.reason ?? inDoubt[0]
  const rule = doubtful ? toReason(doubtful) : null
  const isJudged = product !== null && !isGuess && restrictions.words.length === 0
  const needsLabel =
    rule !== null ||
    (!isJudged && isRestricted(restrictions) && !isPlainWhichever(typed, profile, labels))
  if (!needsLabel) {
    // A product of a kind that we know is counted as that kind, unless others of its kind may hold what it does not.
    const ofKind = places()
    return {
      ...judged,
      verdict: 'as_typed',
      rule,
      ...(isKnownByForm(typed) && ofKind.size > 0 ? { places: ofKind } : {}),
    }
  }
  return isLabelRead(typed, labels)
    ? { ...judged, verdict: 'as_typed', rule, isLabelRead: true }
    : { ...judged, verdict: 'read_label', rule }
}

/** The judged foods that may stand in a plan, for the planner. */
export const plannedSafeFoods = (judged: readonly JudgedSafeFood[]): SafeFood[] =>
  judged.flatMap(({ typed, verdict, meals }): SafeFood[] => {
    if (verdict === 'forbidden' || verdict === 'paused') return []
    return [verdict === 'read_label' ? { typed, meals, unread: true } : { typed, meals }]
  })

/** The judged foods that stay out, with the rule or the pause that keeps them. */
export const refusedSafeFoods = (judged: readonly JudgedSafeFood[]): RefusedSafeFood[] =>
  judged.flatMap(({ typed, verdict, rule, advice }) =>
    (verdict === 'forbidden' || verdict === 'paused') && rule && advice === undefined
      ? [{ typed, rule }]
      : [],
  )
