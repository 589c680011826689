import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../allergen.ts'
import { buildPlanText } from '../safety-check/build-plan-text.ts'
import { checkPlanText } from '../safety-check/check-plan-text.ts'

function finds(line: string, allergen: AllergenId): boolean {
  return checkPlanText(
    { ageYears: 8, carefulChewing: false, allergens: [allergen], diets: [], words: [] },
    buildPlanText({ lines: [line] }),
  ).some(({ rule, certainty }) => rule === 'allergen' && certainty === 'contains')
}

describe('an allergen in another kitchen', () => {
  const names: readonly (readonly [AllergenId, string])[] = [
    ['milk', 'Brocciu frais'],
    ['milk', 'queso de Burgos, Cabrales'],
    ['milk', 'Süßmolkenpulver'],
    ['milk', 'Ziegenfrischkäse'],
    ['milk', 'Vollmilchpulver'],
    ['milk', 'mager melkpoeder'],
    ['milk', 'skummjölkspulver'],
    ['milk', 'rasvaton maitojauhe'],
    ['milk', 'serwatka w proszku'],
    ['milk', 'tejszín'],
    ['milk', 'lapte praf'],
    ['milk', 'beyaz peynir'],
    ['egg', 'Volleipulver'],
    ['egg', 'äggula'],
    ['egg', 'æggehvide'],
    ['egg', 'żółtko jaja'],
    ['egg', 'tojás'],
    ['egg', 'kippeneiwit'],
    ['fish', 'micromesistius poutassou'],
    ['fish', 'oncorhynchus keta'],
    ['fish', 'lieu noir'],
    ['fish', 'Rotbarschfilet'],
    ['fish', 'hälleflundra'],
    ['fish', 'kirjolohi'],
    ['fish', 'węgorz'],
    ['fish', 'blackbelly rosefish'],
    ['crustacean', 'Nordseekrabben'],
    ['crustacean', 'carabineros crudos'],
    ['crustacean', 'jomfruhummer'],
    ['crustacean', 'chionoecetes opilio'],
    ['mollusc', 'zamburiñas'],
    ['mollusc', 'Jakobsmuscheln'],
    ['mollusc', 'blåmusslor'],
    ['mollusc', 'sepia pharaonis'],
    ['wheat', 'Weizenröstmehl'],
    ['wheat', 'tarwezetmeel'],
    ['wheat', 'vetemjöl'],
    ['wheat', 'hvedemel'],
    ['wheat', 'vehnäjauho'],
    ['wheat', 'mąka pszenna'],
    ['wheat', 'búzaliszt'],
    ['wheat', 'pšenična mouka, pšenice'],
    ['wheat', 'strozzapreti'],
    ['wheat', 'malloreddus'],
    ['barley', 'Gerstenmalzextrakt'],
    ['barley', 'ohramallasuute'],
    ['rye', 'Roggenschrot'],
    ['rye', 'ruisjauho'],
    ['oats', 'kaurahiutale'],
    ['oats', 'płatki owsiane'],
    ['soy', 'soijalesitiini'],
    ['soy', 'szójaliszt'],
    ['soy', 'nuoc tuong'],
    ['sesame', 'seesaminsiemenet'],
    ['sesame', 'Sesamkörner'],
    ['mustard', 'hořčičné semínko'],
    ['mustard', 'senapsfrön'],
    ['celery', 'Selleriesamen'],
    ['celery', 'knolselderij'],
    ['lupin', 'łubin'],
    ['lupin', 'Lupineneiweiß'],
    ['sulphites', 'siřičitan'],
    ['sulphites', 'Natriumdisulfit'],
    ['hazelnut', 'lískové ořechy'],
    ['hazelnut', 'hasselpähkinä'],
    ['walnut', 'Baumnüsse'],
    ['cashew', 'orzechy nerkowca'],
    ['almond', 'Mandelblättchen'],
    ['peanut', 'jordnødder'],
    ['peanut', 'kikiriki'],
  ]
  it.each(names)('%s is found in "%s"', (allergen, line) => {
    expect(finds(line, allergen)).toBe(true)
  })

  const others: readonly (readonly [AllergenId, string])[] = [
    ['milk', 'kakaosmör'],
    ['milk', 'Haselnussmilch'],
    ['milk', 'lait de soya'],
    ['milk', 'kookosmaito'],
    ['wheat', 'mąka kukurydziana'],
    ['wheat', 'Maismehl'],
    ['wheat', 'farinha de aveia'],
    ['wheat', 'rizsliszt'],
    ['fish', 'jellyfish'],
    ['fish', 'starfish-shaped cutter'],
    ['crustacean', '4 removable tart-pan bottoms'],
    ['soy', '1 tsp. ground cloves'],
    ['barley', 'maltodextrin'],
    ['mollusc', 'polvo de hornear'],
    ['fish', 'wrap in Saran wrap'],
    ['fish', 'ribes rosso'],
    ['celery', 'from a spice seller'],
    ['barley', 'St John’s wort'],
    ['milk', '1 magnum of sparkling water'],
    ['almond', 'nutmeg mill'],
  ]
  it.each(others)('%s is not found in "%s"', (allergen, line) => {
    expect(finds(line, allergen)).toBe(false)
  })
})
