import { type EatingRates, eatingRates, shareOfDays } from '@brightplate/foods/eating/eating-rates'
import type { Occasion } from '@brightplate/foods/eating/occasion'
import { type EatenFood, isSameFood, type KnownEating } from './eaten-food.ts'
import { nearness } from './nearness.ts'

/** What speaks for eating a food and what against it, in meals: the two figures of a Beta distribution. */
interface Belief {
  eaten: number
  left: number
}

// A parent's word weighs as much as ten meals seen, nine of them as said: our own figures.
const declaredEaten: Belief = { eaten: 9, left: 1 }
const declaredRefused: Belief = { eaten: 1, left: 9 }
const tasteOfAMeal = 0.5

// Chosen by cross-validation on real children: docs/decisions/053-how-likely-a-food-is-eaten.md.
/** How much the eating of other children weighs, in meals of this one. */
const peersWeight = 4
/** How much it weighs against how many foods of a kind this one eats, in foods. */
const kindWeight = 4
/** Share of days of what nobody of that age was seen to eat. */
const unseenShare = 0.001
const mostOfPeers = 0.95

const meanOf = ({ eaten, left }: Belief) => eaten / (eaten + left)

/** Fruit, milk, bread: the first two digits of a WWEIA category. */
const kindOf = (category: number): number => Math.floor(category / 100)

const addTo = (sums: Map<number, number>, key: number, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount)

/**
 * How many foods of its kind this child eats for each that children of this age do, for as many
 * foods in all; drawn towards 1 where little is known.
 */
function kindFactors(ageYears: number, known: KnownEating, rates: EatingRates) {
  const seen = known.log.filter(({ said }) => said === 'eaten')
  // A meal of one food says something of its category, and nothing of meat or sandwiches at large.
  const single = seen.filter(({ id }) => id !== null)
  const eaten = new Set(
    [...known.accepted, ...known.exactly, ...seen.filter(({ id }) => id === null)].map(
      ({ category }) => category,
    ),
  )
  const share = (category: number) => shareOfDays(rates, category, 'any', ageYears)
  const own = new Map<number, number>()
  const peers = new Map<number, number>()
  for (const category of eaten) addTo(own, kindOf(category), 1)
  for (const category of rates.keys()) addTo(peers, kindOf(category), share(category))
  const ofPeers = [...peers.values()].reduce((sum, one) => sum + one, 0)
  const scale = ofPeers > 0 ? eaten.size / ofPeers : 0
  return ({ id, category }: EatenFood): number => {
    const kind = kindOf(category)
    const isAlike = single.some((one) => one.category === category && one.id !== id)
    // Without the category itself: what is known of it is weighed by itself.
    const others = (own.get(kind) ?? 0) - (eaten.has(category) ? 1 : 0) + (isAlike ? 1 : 0)
    const expected = Math.max(0, (peers.get(kind) ?? 0) - share(category)) * scale
    return (others + kindWeight) / (expected + kindWeight)
  }
}

/** What the log says of a food; a whole day that does not name it speaks against it. */
function loggedOf(food: EatenFood, { log, wholeDays }: KnownEating): Belief {
  const own = log.filter((one) => isSameFood(one, food))
  const times = (said: (typeof log)[number]['said']) =>
    own.reduce((sum, one) => sum + (one.said === said ? one.times : 0), 0)
  return {
    eaten: times('eaten') + tasteOfAMeal * times('tasted'),
    left: times('not_today') + (own.length === 0 ? wholeDays : 0),
  }
}

/**
 * How likely a child is to eat a food when it is offered on an occasion, 0 to 1. What was declared
 * or logged of it decides; else an accepted food near it; else how often children of that age eat
 * its category then, which ranks foods and says nothing of how much is eaten.
 * @param rates for a test on other years than those of the table
 */
export function acceptanceOf(
  ageYears: number,
  known: KnownEating,
  rates: EatingRates = eatingRates,
): (food: EatenFood, occasion: Occasion) => number {
  const kindFactor = kindFactors(ageYears, known, rates)
  const isAmong = (foods: readonly EatenFood[], food: EatenFood) =>
    food.id !== null && foods.some(({ id }) => id === food.id)

  function before(food: EatenFood, occasion: Occasion): Belief {
    if (isAmong(known.refused, food)) return declaredRefused
    if (isAmong(known.accepted, food) || isAmong(known.exactly, food)) return declaredEaten
    const near = Math.max(0, ...known.accepted.map((one) => nearness(food, one)))
    const share = shareOfDays(rates, food.category, occasion, ageYears) + unseenShare
    const peers = Math.min(mostOfPeers, share * kindFactor(food))
    const mean = Math.max(peers, near * meanOf(declaredEaten))
    return { eaten: peersWeight * mean, left: peersWeight * (1 - mean) }
  }

  return (food, occasion) => {
    const belief = before(food, occasion)
    const logged = loggedOf(food, known)
    return meanOf({ eaten: belief.eaten + logged.eaten, left: belief.left + logged.left })
  }
}
