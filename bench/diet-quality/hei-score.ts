import { legumeOzOfCup } from '../../packages/foods/src/patterns/food-pattern.ts'
import type { DietIntake } from './diet-intake.ts'
import { type HeiComponent, type HeiStandards, heiComponents } from './hei-standards.ts'

/** Points of each component, and of all: 100 at most. */
export interface HeiScore {
  points: Readonly<Record<HeiComponent, number>>
  total: number
}

const kcalOfTeaspoon = 16
/** Grams of added sugars that the USDA counts as a teaspoon. */
const gramsOfTeaspoon = 4.2
const kcalOfGramFat = 9

/** Unsaturated over saturated fat; all that there is where nothing is saturated, as NCI scores it. */
function fattyAcids({ monoFatG, polyFatG, satFatG }: DietIntake): number {
  const unsaturated = monoFatG + polyFatG
  if (unsaturated === 0) return 0
  return satFatG === 0 ? Number.POSITIVE_INFINITY : unsaturated / satFatG
}

/** What the standards are held against: legumes count as vegetables and as protein foods, all of them as both. */
function densities(intake: DietIntake): Record<HeiComponent, number> {
  const per1000 = (amount: number) => (amount * 1000) / intake.kcal
  const percentOfEnergy = (kcal: number) => (100 * kcal) / intake.kcal
  const legumeOz = intake.legumeCups * legumeOzOfCup
  return {
    total_fruits: per1000(intake.fruitCups),
    whole_fruits: per1000(intake.fruitCups - intake.juiceCups),
    total_vegetables: per1000(intake.vegetableCups + intake.legumeCups),
    greens_and_beans: per1000(intake.darkGreenCups + intake.legumeCups),
    whole_grains: per1000(intake.wholeGrainOz),
    dairy: per1000(intake.dairyCups),
    total_protein_foods: per1000(intake.proteinOz + legumeOz),
    seafood_and_plant_proteins: per1000(intake.seafoodOz + intake.nutsAndSoyOz + legumeOz),
    fatty_acids: fattyAcids(intake),
    refined_grains: per1000(intake.refinedGrainOz),
    sodium: per1000(intake.sodiumMg / 1000),
    added_sugars: percentOfEnergy((intake.addedSugarsG / gramsOfTeaspoon) * kcalOfTeaspoon),
    saturated_fats: percentOfEnergy(intake.satFatG * kcalOfGramFat),
  }
}

const between0And1 = (share: number) => Math.min(1, Math.max(0, share))

/**
 * The Healthy Eating Index of what was eaten, whether a day or a week summed up (its ratio, as populations are
 * scored). Nothing eaten scores nothing.
 */
export function heiScore(intake: DietIntake, standards: HeiStandards): HeiScore {
  const amounts = densities(intake)
  const pointsOf = (component: HeiComponent): number => {
    const { maxPoints, forMax, forZero } = standards[component]
    if (intake.kcal <= 0) return 0
    return maxPoints * between0And1((amounts[component] - forZero) / (forMax - forZero))
  }
  const points = Object.fromEntries(
    heiComponents.map((component) => [component, pointsOf(component)]),
  ) as Record<HeiComponent, number>
  const total = heiComponents.reduce((sum, component) => sum + points[component], 0)
  return { points, total }
}
