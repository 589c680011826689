import type { AllergenId } from '../allergen.ts'
import { almondVocabulary } from './allergens/almond.ts'
import { anyTreeNutVocabulary } from './allergens/any-tree-nut.ts'
import { barleyVocabulary, oatsVocabulary, ryeVocabulary } from './allergens/barley-rye-oats.ts'
import { crustaceanVocabulary } from './allergens/crustacean.ts'
import { eggVocabulary } from './allergens/egg.ts'
import { fishVocabulary } from './allergens/fish.ts'
import { milkVocabulary } from './allergens/milk.ts'
import {
  celeryVocabulary,
  lupinVocabulary,
  mustardVocabulary,
  sulphitesVocabulary,
} from './allergens/minor-allergens.ts'
import { molluscVocabulary } from './allergens/mollusc.ts'
import {
  brazilNutVocabulary,
  cashewVocabulary,
  chestnutVocabulary,
  coconutVocabulary,
  hazelnutVocabulary,
  macadamiaVocabulary,
  otherTreeNutVocabulary,
  pecanVocabulary,
  pineNutVocabulary,
  pistachioVocabulary,
  walnutVocabulary,
} from './allergens/other-nuts.ts'
import { peanutVocabulary } from './allergens/peanut.ts'
import { sesameVocabulary } from './allergens/sesame.ts'
import { soyVocabulary } from './allergens/soy.ts'
import { wheatVocabulary } from './allergens/wheat.ts'
import type { Vocabulary } from './vocabulary.ts'

const nutPhrases: readonly (readonly [id: AllergenId, phrase: string])[] = [
  ['brazil-nut', 'brazil nut'],
  ['cashew', 'cashew nut'],
  ['hazelnut', 'hazel nut'],
  ['macadamia', 'macadamia nut'],
  ['pecan', 'pecan nut'],
  ['pine-nut', 'pine nut'],
  ['pistachio', 'pistachio nut'],
  ['walnut', 'wal nut'],
]

/** Adds the words for nuts of no one kind; "pine nut" is one kind and no alarm for the others. */
function withAnyNut(id: AllergenId, vocabulary: Vocabulary): Vocabulary {
  const others = nutPhrases.filter(([other]) => other !== id).map(([, phrase]) => phrase)
  const isUsual = id !== 'chestnut' && id !== 'other-tree-nut'
  return {
    itself: vocabulary.itself,
    abroad: vocabulary.abroad,
    products: [
      ...vocabulary.products,
      ...anyTreeNutVocabulary.itself,
      ...anyTreeNutVocabulary.abroad,
      ...anyTreeNutVocabulary.products,
    ],
    dishes: [...vocabulary.dishes, ...anyTreeNutVocabulary.dishes],
    checkLabel: [...vocabulary.checkLabel, ...(isUsual ? anyTreeNutVocabulary.checkLabel : [])],
    innocent: [...vocabulary.innocent, ...anyTreeNutVocabulary.innocent, ...others],
  }
}

/** The words of every allergen. Tree nuts share the words for nuts of no one kind. */
export const allergenVocabularies: Readonly<Record<AllergenId, Vocabulary>> = {
  milk: milkVocabulary,
  egg: eggVocabulary,
  peanut: peanutVocabulary,
  almond: withAnyNut('almond', almondVocabulary),
  'brazil-nut': withAnyNut('brazil-nut', brazilNutVocabulary),
  cashew: withAnyNut('cashew', cashewVocabulary),
  hazelnut: withAnyNut('hazelnut', hazelnutVocabulary),
  macadamia: withAnyNut('macadamia', macadamiaVocabulary),
  pecan: withAnyNut('pecan', pecanVocabulary),
  'pine-nut': withAnyNut('pine-nut', pineNutVocabulary),
  pistachio: withAnyNut('pistachio', pistachioVocabulary),
  walnut: withAnyNut('walnut', walnutVocabulary),
  chestnut: withAnyNut('chestnut', chestnutVocabulary),
  'other-tree-nut': withAnyNut('other-tree-nut', otherTreeNutVocabulary),
  coconut: coconutVocabulary,
  wheat: wheatVocabulary,
  barley: barleyVocabulary,
  rye: ryeVocabulary,
  oats: oatsVocabulary,
  fish: fishVocabulary,
  crustacean: crustaceanVocabulary,
  mollusc: molluscVocabulary,
  soy: soyVocabulary,
  sesame: sesameVocabulary,
  mustard: mustardVocabulary,
  celery: celeryVocabulary,
  lupin: lupinVocabulary,
  sulphites: sulphitesVocabulary,
}
