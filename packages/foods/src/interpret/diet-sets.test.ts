import { describe, expect, it } from 'vitest'
import { buildPlanText } from '../safety-check/build-plan-text.ts'
import { checkPlanText } from '../safety-check/check-plan-text.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { interpretProfile } from './interpret-profile.ts'
import { typedNames } from './names/typed-names.ts'
import { noted } from './testing/asked.ts'

const wish = (...dietary_preferences: string[]) =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences })

function isOut(tag: string, ...lines: string[]): boolean {
  const { allergens, diets, words } = wish(tag)
  const restrictions = buildRestrictions({ allergens, diets, words })
  return checkPlanText(restrictions, buildPlanText({ lines })).length > 0
}

const notesOf = (tag: string) =>
  wish(tag)
    .readings.flatMap(({ understood }) => understood)
    .flatMap((one) =>
      'note' in one && one.note ? [noted(one.note)] : one.kind === 'advice' ? [one.advice] : [],
    )
    .join(' ')

describe('a diet is a set of what stays out', () => {
  const out: readonly (readonly [diet: string, lines: readonly string[]])[] = [
    ['lacto vegetarian', ['chicken thigh', 'cod', '2 eggs']],
    ['ovo vegetarian', ['beef mince', 'milk', 'cheddar']],
    ['lacto-ovo vegetarian', ['chicken thigh', 'gelatin']],
    ['Hindu vegetarian', ['beef mince', 'cod', '1 egg']],
    ['pure veg', ['chicken thigh', '1 egg']],
    ['Jain', ['chicken thigh', '1 egg', 'potato', 'onion', 'garlic', 'carrot', 'honey', 'ginger']],
    ['sattvic', ['1 egg', 'onion', 'garlic']],
    [
      'kosher for Passover',
      ['white bread', 'pasta', 'rolled oats', 'pearl barley', 'rice', 'pork chop'],
    ],
    ['Ethiopian Orthodox fasting (tsom)', ['milk', '1 egg', 'beef mince']],
    ['pescatarian', ['chicken thigh', 'beef mince']],
    ['GFCF', ['wheat flour', 'milk', 'goat’s milk', 'ghee', 'rolled oats']],
    ['halal', ['pork chop', 'gelatin', 'white wine']],
    ['清真', ['pork chop']],
    ['شاكاهاري', []],
    ['शाकाहारी', ['chicken thigh', 'cod']],
    ['بدون لحم خنزير', ['pork chop']],
    ['low-FODMAP', ['onion', 'garlic', 'wheat flour']],
    ['low histamine', ['tomato', 'parmesan', 'spinach']],
    ['SCD', ['rice', 'wheat flour', 'potato']],
  ]
  it.each(out.flatMap(([diet, lines]) => lines.map((line) => [diet, line] as const)))(
    '"%s" keeps out "%s"',
    (diet, line) => {
      expect(isOut(diet, line)).toBe(true)
    },
  )

  it.each([
    ['lacto vegetarian', 'milk'],
    ['ovo vegetarian', '2 eggs'],
    ['Hindu vegetarian', 'yogurt'],
    ['pescatarian', 'cod'],
    ['eggetarian', '2 eggs'],
  ])('"%s" leaves "%s" in', (diet, line) => {
    expect(isOut(diet, line)).toBe(false)
  })

  it('keeps meat and dairy apart, and lets each in alone', () => {
    for (const tag of ['no meat and dairy together', 'separate milk and meat', 'kosher']) {
      expect(isOut(tag, 'beef mince', 'cheddar'), tag).toBe(true)
    }
    expect(isOut('separate milk and meat', 'beef mince')).toBe(false)
    expect(isOut('separate milk and meat', 'cheddar')).toBe(false)
    expect(isOut('separate milk and meat', 'pork chop', 'milk')).toBe(true)
  })

  it('has no name of another one', () => {
    const names = typedNames.diets.flatMap((diet) => [...new Set(diet.names)])
    const twice = names.filter((name, at) => names.indexOf(name) !== at)
    expect([...new Set(twice)]).toEqual([])
  })

  it('thins no child’s plan for a religious fast, and says so kindly', () => {
    expect(notesOf('Ramadan')).toMatch(/not thinned/u)
    expect(wish('Ramadan').allergens).toEqual([])
    expect(notesOf('Ethiopian Orthodox fasting')).toMatch(/not thinned/u)
  })

  it('sends a diet for a complaint to a dietitian, and plans it', () => {
    for (const tag of ['low FODMAP', 'histamine intolerance', 'salicylates', 'low oxalate']) {
      expect(notesOf(tag), tag).toMatch(/with a dietitian/u)
      expect(wish(tag).clinicianConditions).toEqual([])
    }
  })

  it('that we do not know is named as not checked', () => {
    const { readings } = wish('zorblian diet')
    expect(readings[0]?.notRecognised).toEqual(['zorblian diet'])
  })
})

describe('conditions that are not ours to plan', () => {
  it.each([
    ['anorexia', 'an eating disorder'],
    ['bulimia recovery', 'an eating disorder'],
    ['short bowel syndrome', 'a disease of the bowel'],
    ['Crohn’s', 'a disease of the bowel'],
    ['cystic fibrosis', 'cystic fibrosis'],
    ['chemo', 'cancer treatment'],
    ['Prader-Willi', 'Prader-Willi syndrome'],
    ['liver transplant', 'a transplant'],
    ['MAO inhibitors', 'a medicine that food changes'],
    ['warfarin', 'a medicine that food changes'],
    ['lithium', 'a medicine that food changes'],
    ['iron overload', 'iron overload'],
    ['failure to thrive', 'failure to thrive'],
    ['IDDSI 4', 'a swallowing diet at IDDSI level 4'],
    ['IDDSI level 5', 'a swallowing diet at IDDSI level 5'],
    ['minced and moist', 'a swallowing diet at IDDSI level 5'],
    ['thickened drinks', 'a swallowing diet'],
    ['six food elimination diet', 'an elimination diet'],
    ['SFED', 'an elimination diet'],
    ['4-food elimination', 'an elimination diet'],
    ['two food elimination diet', 'an elimination diet'],
  ])('"%s" is %s, in any list', (tag, condition) => {
    for (const list of ['allergies', 'behavioral_goals', 'dietary_preferences'] as const) {
      const profile = interpretProfile({
        allergies: [],
        behavioral_goals: [],
        dietary_preferences: [],
        [list]: [tag],
      })
      expect(profile.clinicianConditions, list).toContain(condition)
      expect(profile.goals, list).toEqual([])
    }
  })

  it('"puree only" asks whether it is about swallowing or about liking', () => {
    const [reading] = wish('puree only').readings
    expect(reading?.understood[0]).toMatchObject({ question: { id: 'swallowing' } })
  })
})

describe('a wish that could harm', () => {
  it.each([
    '800 calories',
    'intermittent fasting 16:8',
    'skip breakfast',
    'no dinner as punishment',
    'starve a fever',
    'raw milk',
    'raw eggs',
    'chlorine dioxide',
    'MMS',
    'turpentine parasite cleanse',
    'colloidal silver',
    'apple cider vinegar cleanse',
    'high dose vitamins',
    'diet pills',
    'make him thinner',
    'cure autism',
    'stop bedwetting - no fluids',
    'no carbs ever',
    'clear liquids',
    'breast milk only',
  ])('"%s" is answered, and followed in nothing', (tag) => {
    const profile = wish(tag)
    const kinds = profile.readings.flatMap(({ understood }) => understood.map(({ kind }) => kind))
    expect(kinds, tag).toContain('advice')
    expect([profile.likes, profile.goals, profile.diets], tag).toEqual([[], [], []])
  })

  it('that tells of hard chewing makes every dish one for careful chewing', () => {
    expect(wish('can’t chew').chewsWithCare).toBe(true)
    expect(wish('choking risk').chewsWithCare).toBe(true)
    expect(wish('crunchy foods').chewsWithCare).toBe(false)
  })

  it('ARFID is understood wherever it is typed', () => {
    const names = [
      'ARFID',
      'arfid diagnosis',
      'afrid',
      'Avoidant/Restrictive',
      'avoidant-restrictive eating disorder',
      'Avoidant/Restrictive Food Intake Disorder (ARFID)',
      'vermeidend-restriktive Ernährungsstörung',
      'Trastorno de evitación/restricción de la ingesta de alimentos',
    ]
    for (const list of ['allergies', 'behavioral_goals', 'dietary_preferences'] as const) {
      for (const name of names) {
        const { readings, unchecked } = interpretProfile({
          allergies: [],
          behavioral_goals: [],
          dietary_preferences: [],
          [list]: [name],
        })
        expect(
          readings[0]?.understood.map((one) => [one.kind, one.term]),
          `${name} in ${list}`,
        ).toEqual([['advice', 'ARFID']])
        expect([readings[0]?.notRecognised, unchecked], name).toEqual([[], []])
      }
    }
  })
})
