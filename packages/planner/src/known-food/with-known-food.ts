import type { NutrientReport } from '../plan-document.ts'

interface WithKnown {
  /** By nutrient name, of the parts of a meal that the child is known to eat. */
  known_nutrition?: Readonly<Record<string, number | null>>
}

const hundredth = (amount: number) => Math.round(amount * 100) / 100

/**
 * The report with what known food brings of each mean, a day: "at least", as the rest is unknown and
 * never counted as eaten. Null in every row where no dish of the plan tells of known food.
 */
export function withKnownFood(
  reports: readonly NutrientReport[],
  dishes: readonly WithKnown[],
  days: number,
): NutrientReport[] {
  const known = dishes.flatMap(({ known_nutrition }) => (known_nutrition ? [known_nutrition] : []))
  return reports.map((report) => {
    const sum = known.reduce((all, amounts) => all + (amounts[report.nutrient] ?? 0), 0)
    return { ...report, from_known: known.length === 0 ? null : hundredth(sum / days) }
  })
}
