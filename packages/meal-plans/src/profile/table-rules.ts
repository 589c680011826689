import { chewsWithCare } from '@brightplate/contract/child/chews-with-care'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { energyOfAnyAdult, energyOfEater } from '@brightplate/foods/targets/energy-of-eater'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { energySetFor } from '../energy/with-energy.ts'
import type { TableInterpretation } from './interpret-table.ts'
import type { EaterFacts, ProfileFacts } from './profile-facts.ts'

/** Under this age children have not learnt to chew everything (AAP, CDC). */
const chewsFromYears = 5

const rulesOf = (
  child: Pick<EaterFacts, 'age' | 'careful_chewing'> & Pick<ProfileFacts, 'red_flags'>,
  { allergens, diets, words, chewsWithCare: byTags }: ProfileInterpretation,
): Restrictions => ({
  ageYears: child.age,
  carefulChewing: chewsWithCare(child) || byTags || child.age < chewsFromYears,
  ...(chewsWithCare(child) || byTags ? { chewsWithDifficulty: true } : {}),
  allergens,
  diets,
  words,
})

const isSame = (one: Restrictions, other: Restrictions): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type TableRules = Pick<
  PlannerProfile,
  'restrictions' | 'ownRestrictions' | 'peopleAtTable' | 'tablePortions'
>

/** A hundredth of a portion is finer than any line. */
const hundredth = (portions: number) => Math.round(portions * 100) / 100

/** The rules of what is shared and of the child alone, and how much they all eat. */
export function tableRules(
  child: Pick<
    ProfileFacts,
    'age' | 'careful_chewing' | 'energy_target_kcal' | 'red_flags' | 'people_at_table' | 'eaters'
  >,
  { own, eaters: interpreted, table }: TableInterpretation,
): TableRules {
  const { eaters = [] } = child
  const ownRestrictions = rulesOf(child, own)
  const all = eaters.flatMap((one, index) => {
    const interpretation = interpreted[index]
    return interpretation ? [rulesOf(one, interpretation)] : []
  })
  const shared: Restrictions = {
    ...rulesOf(child, table),
    ageYears: Math.min(child.age, ...all.map(({ ageYears }) => ageYears)),
    carefulChewing: [ownRestrictions, ...all].some(({ carefulChewing }) => carefulChewing),
    ...([ownRestrictions, ...all].some((one) => one.chewsWithDifficulty)
      ? { chewsWithDifficulty: true }
      : {}),
  }
  const people = Math.max(child.people_at_table, eaters.length + 1)
  const unnamed = people - eaters.length - 1
  const childKcal = energySetFor(own, child) ?? energyOfEater(child.age)
  const others = eaters.reduce((sum, { age }) => sum + energyOfEater(age), 0)
  return {
    restrictions: isSame(shared, ownRestrictions) ? ownRestrictions : shared,
    ownRestrictions,
    peopleAtTable: people,
    tablePortions: hundredth(1 + (others + unnamed * energyOfAnyAdult) / childKcal),
  }
}
