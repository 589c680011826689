import type { PlanDocument, PlannedPart } from '@brightplate/planner/plan-document'
import { dishesOfDay } from '@brightplate/planner/plan-document'
import { type FamilyPlan, plansOf } from '../judged/family-plans.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import type { Benchmark } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { mean, percent } from '../report/statistics.ts'

const mainMeals = 3
const floor = 0.6
const aThird = 1 / 3
/** Foods from which on none need stand at more than a third of the main meals. */
const enoughForms = 5

const accepted = (parts: readonly PlannedPart[] = []) =>
  parts.filter(({ role }) => role === 'accepted')

const kcalOf = (parts: readonly PlannedPart[] = []) =>
  parts.reduce((sum, { energy_kcal }) => sum + (energy_kcal ?? 0), 0)

const mealsOf = ({ days }: PlanDocument) =>
  days.flatMap((day) => dishesOfDay(day).slice(0, mainMeals))
const snacksOf = ({ days }: PlanDocument) => days.flatMap(({ snacks }) => snacks)

const isAtFloor = ({ parts = [] }: { parts?: PlannedPart[] }) => {
  const [first] = parts
  // A food as typed has no figures: the meal is built upon it.
  if (first?.role === 'accepted' && first.grams === null) return true
  return kcalOf(accepted(parts)) >= floor * kcalOf(parts) - 1
}

const drinks = /\b(?:milk|juice)\b/i

function judge({ document }: FamilyPlan) {
  const meals = mealsOf(document)
  const times = new Map<string, number>()
  for (const { parts } of meals) {
    const typed = new Set(accepted(parts).flatMap((part) => part.typed ?? []))
    for (const one of typed) if (!drinks.test(one)) times.set(one, (times.get(one) ?? 0) + 1)
  }
  const all = document.days.flatMap((day) => dishesOfDay(day))
  return {
    atFloor: meals.filter(isAtFloor).length / meals.length,
    withAccepted: meals.filter(({ parts }) => accepted(parts).length > 0).length / meals.length,
    snacks: mean(snacksOf(document).map(({ parts }) => (accepted(parts).length > 0 ? 1 : 0))),
    forms: new Set(all.flatMap(({ parts }) => accepted(parts).flatMap(({ typed }) => typed ?? [])))
      .size,
    atMeals: times.size,
    largest: Math.max(0, ...times.values()) / meals.length,
    energy: mean(document.days.map(({ nutrition }) => nutrition.energy_kcal ?? 0)),
    target: document.nutrition.find(({ nutrient }) => nutrient === 'energy_kcal')?.target ?? 0,
  }
}

export const acceptedFood: Benchmark = {
  letter: 'I',
  title: 'What is eaten, for twelve children of whom nearly all foods are known',
  run: () => {
    const rows = selectiveProfiles.map((profile) => {
      const judged = plansOf(profile).map(judge)
      const of = (figure: (one: (typeof judged)[number]) => number) => mean(judged.map(figure))
      return { id: profile.id, foods: profile.facts.safe_foods.length, judged, of }
    })
    const all = rows.flatMap(({ judged }) => judged)
    const share = (figure: (one: (typeof all)[number]) => number) => mean(all.map(figure))
    const long = rows.flatMap(({ judged }) =>
      judged.filter(({ atMeals }) => atMeals >= enoughForms),
    )
    const forms = rows.flatMap(({ judged, foods }) =>
      judged.map((one) => one.forms >= Math.min(foods, 10)),
    )
    return {
      figures: [
        {
          measure: `main meals at the floor (60 % of the energy from accepted food), ${all.length} weeks`,
          figure: percent(
            share(({ atFloor }) => atFloor),
            1,
          ),
          comparedWith: 'our aim: 100 %',
          reached: share(({ atFloor }) => atFloor) === 1,
        },
        {
          measure: 'main meals and snacks with accepted food',
          figure: `${percent(
            share(({ withAccepted }) => withAccepted),
            1,
          )}, ${percent(
            share(({ snacks }) => snacks),
            1,
          )}`,
          comparedWith: 'before plates: 51 % and 6 %, on other children',
          reached: null,
        },
        {
          measure: 'weeks in which every food of the list stands, or ten of them',
          figure: percent(mean(forms.map((isAll) => (isAll ? 1 : 0))), 0),
          comparedWith: 'our aim: all, as far as rules and meals let one',
          reached: null,
        },
        {
          measure: `largest share of main meals of one food, in ${long.length} weeks with five or more`,
          figure:
            long.length > 0 ? percent(Math.max(...long.map(({ largest }) => largest)), 0) : 'none',
          comparedWith: 'our aim: a third',
          reached: long.length > 0 && long.every(({ largest }) => largest <= aThird + 1e-9),
        },
      ],
      notes: [
        markdownTable(
          [
            'profile',
            'foods',
            'at the floor',
            'snacks',
            'foods that stand',
            'largest share',
            'energy of its target',
          ],
          rows.map(({ id, foods, of }) => [
            id,
            String(foods),
            percent(
              of(({ atFloor }) => atFloor),
              0,
            ),
            percent(
              of(({ snacks }) => snacks),
              0,
            ),
            of((one) => one.forms).toFixed(1),
            percent(
              of(({ largest }) => largest),
              0,
            ),
            percent(
              of(({ energy, target }) => energy / target),
              0,
            ),
          ]),
        ),
      ],
    }
  },
}
