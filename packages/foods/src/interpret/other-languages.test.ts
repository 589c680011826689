import { describe, expect, it } from 'vitest'
import type { ProfileInterpretation, TagList } from '../interpretation.ts'
import { readRefusedFood } from '../refused-foods/read-refused-food.ts'
import { interpretProfile } from './interpret-profile.ts'

const read = (list: TagList, tag: string): ProfileInterpretation =>
  interpretProfile({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    [list]: [tag],
  })

/** Allergens, diets and words that stay out. */
function outOf(list: TagList, tag: string): readonly string[] {
  const { allergens, diets, words } = read(list, tag)
  return [...allergens, ...diets, ...words]
}

describe('a refusal in another language', () => {
  it.each([
    ['sin carne', 'beef'],
    ['mi hijo no come cerdo', 'pork'],
    ['não come ovos', 'egg'],
    ['ne mange pas de poisson', 'fish'],
    ['isst kein Rindfleisch', 'no-beef'],
    ['Fisch mag er nicht', 'fish'],
    ['senffrei', 'mustard'],
    ['non mangia carne', 'chicken'],
    ['eet geen varkensvlees', 'pork'],
    ['pindavrij', 'peanut'],
    ['bez jajek', 'egg'],
    ['nie je mięsa', 'lamb'],
    ['без орехов', 'cashew'],
    ['рыбу не ест', 'fish'],
    ['не їсть м’яса', 'beef'],
    ['без цукру', 'sugar'],
    ['لا يأكل السمك', 'fish'],
    ['خالي من السمسم', 'sesame'],
    ['मांस नहीं खाता', 'chicken'],
    ['अंडे के बिना', 'egg'],
    ['不吃红肉', 'no-red-meat'],
    ['無麩質', 'wheat'],
    ['卵なし', 'egg'],
    ['魚は食べない', 'fish'],
    ['돼지고기 안 먹어요', 'pork'],
    ['우유 없이', 'milk'],
    ['không ăn cá', 'fish'],
    ['kiêng rượu', 'alcohol'],
    ['hindi kumakain ng baboy', 'no-pork'],
    ['walang itlog', 'egg'],
    ['et yemez', 'beef'],
    ['şekersiz', 'sugar'],
    ['balık yok', 'fish'],
  ])('keeps out of the preferences what it names: "%s"', (tag, out) => {
    expect(outOf('dietary_preferences', tag)).toContain(out)
    expect(read('dietary_preferences', tag).likes).toEqual([])
  })

  it.each([
    ['alergia a la leche', 'milk'],
    ['alergia ao amendoim', 'peanut'],
    ['allergie aux œufs', 'egg'],
    ['Sellerieallergie', 'celery'],
    ['allergico al glutine', 'wheat'],
    ['allergisch voor noten', 'walnut'],
    ['uczulenie na gorczycę', 'mustard'],
    ['аллергия на рыбу', 'fish'],
    ['алергія на молоко', 'milk'],
    ['حساسية من البيض', 'egg'],
    ['दूध से एलर्जी', 'milk'],
    ['对花生过敏', 'peanut'],
    ['卵アレルギー', 'egg'],
    ['우유 알레르기', 'milk'],
    ['dị ứng lạc', 'peanut'],
    ['allergic sa hipon', 'crustacean'],
    ['süte alerjisi var', 'milk'],
    ['جمبري وسمك', 'fish'],
    ['sans pain ni lait', 'wheat'],
    ['tôm, cua, sò', 'mollusc'],
  ])('is one where an allergy is spoken of, or asked about: "%s"', (tag, out) => {
    expect(outOf('allergies', tag)).toContain(out)
    expect(outOf('dietary_preferences', tag)).toContain(out)
  })

  it.each([
    ['ohne Fisch', 'fish'],
    ['zuckerfrei', 'sugar and syrups'],
    ['sin gluten', 'foods with gluten'],
    ['не ест мясо', 'meat'],
    ['豚肉は食べない', 'pork'],
    ['không ăn cá', 'fish'],
    ['etsiz', 'meat'],
  ])('leaves its group out of the refused foods: "%s"', (typed, group) => {
    const { terms, unknown } = readRefusedFood(typed)
    expect(terms.flatMap(({ groups }) => groups)).toEqual([group])
    expect(unknown).toEqual([])
  })
})

describe('a name that is a word of other languages without its accents', () => {
  it('counts with them', () => {
    expect(outOf('allergies', 'mè')).toContain('sesame')
    expect(outOf('allergies', 'tôm')).toContain('crustacean')
    expect(outOf('allergies', 'sữa')).toContain('milk')
  })

  it('counts without them where nothing stands beside it', () => {
    expect(outOf('allergies', 'dau phong, me')).toContain('sesame')
    expect(outOf('allergies', 'peanut, til')).toContain('sesame')
    expect(outOf('allergies', 'et')).toContain('beef')
  })

  it('is that word beside others', () => {
    expect(outOf('allergies', 'tell me about eggs')).not.toContain('sesame')
    expect(outOf('allergies', 'lait et oeufs')).not.toContain('beef')
    expect(outOf('allergies', 'Tom: eggs')).not.toContain('crustacean')
  })
})

describe('words that refuse', () => {
  it('are no food, though a part of them is one elsewhere', () => {
    expect(outOf('dietary_preferences', 'mięso nie lubi')).not.toContain('coconut')
  })
})
