import { redFlagQuestions } from '@brightplate/contract/child/red-flags/red-flag-questions'
import { allergenIds } from '@brightplate/foods/allergen'
import { dietIds } from '@brightplate/foods/restrictions'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'

function planned(facts: Partial<ProfileFacts>) {
  const child = buildFacts(facts)
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 2, steps: 300 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const all = { answers: redFlagQuestions.map(({ id }) => id) }
const covered = redFlagQuestions.flatMap((one) => one.covers ?? [])
const few = { safe_foods: ['bananas', 'white rice', 'french fries'], safe_foods_nearly_all: true }

const learning = ({ days }: ReturnType<typeof planned>) =>
  days
    .flatMap(({ breakfast, lunch, dinner, snacks }) => [breakfast, lunch, dinner, ...snacks])
    .flatMap(({ parts = [] }) => parts.filter(({ role }) => role === 'learning'))

describe('a plan of a child with signs for a clinician', () => {
  const plan = planned({ ...few, red_flags: all })
  const keys = plan.notices?.map(({ key }) => key) ?? []

  it('says all of them first, in its notices and in its tips, once', () => {
    const asked = redFlagQuestions.map(({ id }) => id).filter((id) => !covered.includes(id))
    const said = asked.filter((id) => id !== 'group-missing').map((id) => `red-flag.${id}`)
    expect(keys.slice(0, said.length)).toEqual(said)
    expect(plan.general_tips.slice(0, keys.length)).toEqual(plan.notices?.map(({ text }) => text))
    expect(new Set(plan.general_tips).size).toBe(plan.general_tips.length)
  })

  it('says none that a rule on foods would withhold', () => {
    const allergies = allergenIds.filter((id) => !['potato', 'rice', 'banana'].includes(id))
    const strict = planned({ red_flags: all, allergies: allergies.slice(0, 9) })
    expect(strict.notices?.filter(({ key }) => key.startsWith('red-flag.'))).toHaveLength(
      redFlagQuestions.length - covered.length,
    )
  })

  it('names the missing groups also where a rule keeps their foods out', () => {
    for (const facts of [{ allergies: ['milk', 'egg'] }, { dietary_preferences: ['vegan'] }]) {
      const said = planned({ ...few, ...facts }).notices ?? []
      const count = said.find(({ key }) => key === 'clinic.under-twenty')
      expect(count?.params.groups).toBeDefined()
    }
    expect(dietIds).toContain('vegan')
  })

  it('holds no taste and no step after choking or coughing, and is as for careful chewing', () => {
    const tasting = {
      safe_foods: ['chicken nuggets', 'fries', 'strawberry yogurt', 'apples', 'Cheerios'],
      safe_foods_nearly_all: true,
    }
    expect(learning(planned({ ...tasting, new_foods: 'daily' }))).not.toEqual([])
    const softly = planned({ ...tasting, new_foods: 'none', careful_chewing: true })
    for (const id of ['choking', 'coughing-at-meals']) {
      const careful = planned({ ...tasting, new_foods: 'daily', red_flags: { answers: [id] } })
      expect(learning(careful)).toEqual([])
      expect(careful.tip_texts?.map(({ key }) => key)).not.toContain('known.step')
      expect(careful.days).toEqual(softly.days)
    }
  })

  it('advises no taste beside: the goal of new foods waits', () => {
    const said = planned({
      ...few,
      behavioral_goals: ['try new foods'],
      red_flags: { answers: ['choking'] },
    })
    const tips = said.tip_texts?.map(({ key }) => key) ?? []
    expect(tips).not.toContain('tip.new-food-step')
    expect(tips).not.toContain('tip.no-pressure')
    expect(said.changes?.map(({ text }) => text.key)).toContain('change.new-foods-later')
  })

  it('says of one food or of drinks alone once that they are few', () => {
    for (const safe_foods of [['milk'], ['fish sticks']]) {
      const said = planned({ safe_foods, safe_foods_nearly_all: true }).notices
      expect(said?.map(({ key }) => key)).not.toContain('notice.few-forms')
    }
  })

  it('says nothing of few foods again among the tips', () => {
    const goals = { behavioral_goals: ['try new foods'] }
    const tipsOf = (facts: Partial<ProfileFacts>) =>
      planned({ ...goals, ...facts }).tip_texts?.map(({ key }) => key)
    expect(tipsOf({})).toContain('tip.few-foods')
    expect(tipsOf(few)).not.toContain('tip.few-foods')
  })
})

describe('a plan of an ordinary child', () => {
  it('has no notices', () => {
    expect(planned({}).notices).toBeUndefined()
    expect(planned({ red_flags: { answers: [] } }).notices).toBeUndefined()
  })
})
