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

function withAnyNut(vocabulary: Vocabulary): Vocabulary {
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
    checkLabel: [...vocabulary.checkLabel, ...anyTreeNutVocabulary.checkLabel],
    innocent: [...vocabulary.innocent, ...anyTreeNutVocabulary.innocent],
  }
}

/** The words of every allergen. Tree nuts share the words for nuts of no one kind. */
export const allergenVocabularies: Readonly<Record<AllergenId, Vocabulary>> = {
  milk: milkVocabulary,
  egg: eggVocabulary,
  peanut: peanutVocabulary,
  almond: withAnyNut(almondVocabulary),
  'brazil-nut': withAnyNut(brazilNutVocabulary),
  cashew: withAnyNut(cashewVocabulary),
  hazelnut: withAnyNut(hazelnutVocabulary),
  macadamia: withAnyNut(macadamiaVocabulary),
  pecan: withAnyNut(pecanVocabulary),
  'pine-nut': withAnyNut(pineNutVocabulary),
  pistachio: withAnyNut(pistachioVocabulary),
  walnut: withAnyNut(walnutVocabulary),
  chestnut: withAnyNut(chestnutVocabulary),
  'other-tree-nut': withAnyNut(otherTreeNutVocabulary),
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
