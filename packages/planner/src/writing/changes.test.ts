import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { changesOf } from './changes.ts'

function saidOf(
  goals: readonly string[],
  preferences: readonly string[] = [],
  safeFoods: readonly string[] = [],
  seed = 1,
  isNearlyWhole = false,
): string[] {
  const read = interpretProfile({
    allergies: [],
    behavioral_goals: goals,
    dietary_preferences: preferences,
  })
  const { allergens, diets, words } = read
  const { goals: aims, likes, textures: likedTextures, cuisines } = read
  const wishes = { goals: aims, likes, likedTextures, cuisines }
  const profile = buildProfile(
    { ...wishes, safeFoods: safeFoods.map(safeFood), safeFoodsNearlyAll: isNearlyWhole },
    { allergens, diets, words },
  )
  const outcome = plan({
    profile,
    startDate: '2026-11-23',
    durationDays: 7,
    seed,
    steps: 2000,
  })
  if (outcome.kind !== 'plan') throw new Error('Infeasible')
  return changesOf(read.readings, outcome.document, profile).map(({ text }) => text.text)
}

describe('a liking by a name that is one food here and another elsewhere', () => {
  it('is looked for nowhere until the parent says which', () => {
    expect(saidOf([], ['chips'])).toEqual([
      '“chips” is one food here and another elsewhere: no dish is looked for until you say which.',
    ])
  })
})

describe('a wish for a cuisine', () => {
  it('is told how many of the main meals are of it', () => {
    const [said] = saidOf([], ['Mexican'])
    expect(said).toMatch(/^\d+ of 21 breakfasts, lunches and dinners are Mexican food\.$/)
  })

  it('is answered by what stands beside the meals, where no meal is built upon it', () => {
    const [said] = saidOf([], ['Mexican'], ['hot dogs', 'white rice', 'guacamole'], 1, true)
    expect(said).toMatch(/^\d+ of \d+ dishes answer this\.$/)
    const [none] = saidOf([], ['Nigerian'], ['hot dogs', 'white rice'], 1, true)
    expect(none).toBe('No dish of this plan answers this.')
  })

  it('is told how to have more where our dishes that fit are few', () => {
    // A kitchen that is small today may grow.
    const kitchens = [
      'Scandinavian',
      'Thai',
      'Indonesian',
      'Portuguese',
      'Brazilian',
      'Irish',
      'Russian',
      'Australian',
    ]
    const said = kitchens.map((kitchen) => saidOf([], ['vegan', 'gluten free', kitchen]).join(' '))
    const told = said.filter((one) => /To have more of it, name foods of it that/.test(one))
    expect(told.length, said.join()).toBeGreaterThan(0)
  })
})

describe('what each goal changed', () => {
  it.each([
    ['better sleep', /^No cocoa after lunch, and meals for regular times\. We claim no effect\.$/],
    [
      'focus',
      /^Meals of a steady size, with \d\d g of protein at breakfast on average\. We claim no effect\.$/,
    ],
    ['fewer meltdowns', /^Meals of a steady size, with \d\d g of protein/],
    ['more energy', /^Meals of a steady size, with \d\d g of protein/],
    [
      'weight gain',
      /^Each day aims at about 7 % more energy than usual for the age, in denser dishes\.$/,
    ],
    [
      'constipation',
      /^Fiber counts double .+: \d+ % of the daily target on average\. Offer water often\.$/,
    ],
    ['picky eating', /^Small steps start from food that your child eats/],
    ['weight loss', /^Please speak with your pediatrician\.$/],
    ['potty training', /^Kept in the profile; food cannot plan for this\.$/],
    ['zorbly training', /^We do not know “zorbly training”: this plan is not checked for it\.$/],
  ])('"%s"', (tag, text) => {
    expect(saidOf([tag])[0]).toMatch(text)
  })

  it('names the small step of each week', () => {
    const step = /^Meals stay near what is already liked, with small steps: .+ on day [1-7]\.$/
    const said = [1, 2, 3].map(
      (seed) => saidOf(['try new foods'], [], ['pasta', 'banana', 'toast'], seed)[0] ?? '',
    )
    // Where nothing that is bought anyway is a step, that is said.
    expect(said.filter((one) => step.test(one)).length).toBeGreaterThan(1)
  })
})

describe('what each preference changed', () => {
  it.each([
    ['vegetarian', 'Every dish keeps to “vegetarian”.'],
    ['GFCF', 'Every dish keeps to “gluten-free and casein-free”.'],
    ['low sugar', 'Every dish keeps to “low sugar”.'],
    ['no artificial colors', 'Every dish keeps to “no added colours”.'],
    ['no caffeine', 'Every dish keeps to “no caffeine”.'],
    ['no beef', 'Every dish keeps to “no beef”.'],
    ['no nuts', 'Every dish is made without'],
    ['hates tomatoes', 'Every dish is made without tomato'],
  ])('"%s"', (tag, text) => {
    const said = saidOf([], [tag])[0] ?? ''
    expect(said.startsWith(text), said).toBe(true)
  })

  it('a like and a texture: how many dishes answer them', () => {
    for (const said of saidOf([], ['loves pasta', 'crunchy foods'])) {
      expect(said).toMatch(/^[1-9]\d* of 42 dishes answer this\.$/)
    }
  })

  it('a like that a diet forbids: it stays out', () => {
    expect(saidOf([], ['vegan', 'loves salmon'])).toEqual([
      'Every dish keeps to “vegan”.',
      '“salmon” stays out: an allergy or diet of this profile forbids it.',
    ])
  })
})
