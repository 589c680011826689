import { type AllergenId, allergenIds } from '../allergen.ts'
import { almondVocabulary } from './allergens/almond.ts'
import { anyTreeNutVocabulary } from './allergens/any-tree-nut.ts'
import { barleyVocabulary, oatsVocabulary, ryeVocabulary } from './allergens/barley-rye-oats.ts'
import { cheeses } from './allergens/cheeses.ts'
import { crustaceanVocabulary } from './allergens/crustacean.ts'
import { eggVocabulary } from './allergens/egg.ts'
import { fishVocabulary } from './allergens/fish.ts'
import { fishLatinNames } from './allergens/fish-latin-names.ts'
import { fishSpecies } from './allergens/fish-species.ts'
import { furtherCereals } from './allergens/further-cereals.ts'
import { furtherMinorAllergens } from './allergens/further-minor-allergens.ts'
import { furtherAnyNut, furtherNuts } from './allergens/further-nuts.ts'
import { furtherSeedsAndPulses } from './allergens/further-seeds-and-pulses.ts'
import { milkVocabulary } from './allergens/milk.ts'
import { milkAbroad } from './allergens/milk-abroad.ts'
import {
  celeryVocabulary,
  lupinVocabulary,
  mustardVocabulary,
  sulphitesVocabulary,
} from './allergens/minor-allergens.ts'
import { molluscVocabulary } from './allergens/mollusc.ts'
import { moreNames } from './allergens/more-names.ts'
import { namesByLanguage } from './allergens/names-by-language.ts'
import { oftenHeld } from './allergens/often-held.ts'
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
import { rarerCheeses } from './allergens/rarer-cheeses.ts'
import { rarerPastasAndBreads } from './allergens/rarer-pastas-and-breads.ts'
import { sesameVocabulary } from './allergens/sesame.ts'
import { crustaceanSpecies, molluscSpecies } from './allergens/shellfish-species.ts'
import { soyVocabulary } from './allergens/soy.ts'
import { wheatVocabulary } from './allergens/wheat.ts'
import { wheatAbroad } from './allergens/wheat-abroad.ts'
import { joinVocabularies } from './join-vocabularies.ts'
import { readTokens } from './read-tokens.ts'
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
  ['other-tree-nut', 'kukui nut'],
]

const anyNut = joinVocabularies(anyTreeNutVocabulary, furtherAnyNut, moreNames['any-tree-nut'])

function stemsOf(terms: readonly string[]): ReadonlySet<string> {
  return new Set(terms.map((term) => readTokens(term).words.join(' ')))
}

function without(terms: readonly string[], known: ReadonlySet<string>): string[] {
  return terms.filter((term) => !known.has(readTokens(term).words.join(' ')))
}

/**
 * Adds the words for nuts of no one kind, but for those that this nut knows better; "pine nut" is one kind,
 * and for the others a case for the label.
 */
function withAnyNut(id: AllergenId, vocabulary: Vocabulary): Vocabulary {
  const others = nutPhrases.filter(([other]) => other !== id).map(([, phrase]) => phrase)
  const isUsual = id !== 'chestnut' && id !== 'other-tree-nut'
  const { itself, abroad, products, dishes, checkLabel, labelOnly, innocent } = vocabulary
  const sure = stemsOf([...itself, ...abroad, ...products])
  return {
    itself,
    abroad,
    products: [
      ...products,
      ...without([...anyNut.itself, ...anyNut.abroad, ...anyNut.products], sure),
    ],
    dishes: [...dishes, ...without(anyNut.dishes, sure)],
    checkLabel: [...checkLabel, ...(isUsual ? without(anyNut.checkLabel, sure) : [])],
    labelOnly: [...labelOnly, ...(isUsual ? others : [])],
    innocent: [...innocent, ...anyNut.innocent, ...(isUsual ? [] : others)],
  }
}

const further = {
  ...furtherCereals,
  ...furtherNuts,
  ...furtherSeedsAndPulses,
  ...furtherMinorAllergens,
}

const named: Readonly<Record<AllergenId, Vocabulary>> = {
  milk: joinVocabularies(milkVocabulary, cheeses, milkAbroad, rarerCheeses, moreNames.milk),
  egg: joinVocabularies(eggVocabulary, further.egg, moreNames.egg),
  peanut: joinVocabularies(peanutVocabulary, further.peanut, moreNames.peanut),
  almond: withAnyNut(
    'almond',
    joinVocabularies(almondVocabulary, further.almond, moreNames.almond),
  ),
  'brazil-nut': withAnyNut(
    'brazil-nut',
    joinVocabularies(brazilNutVocabulary, further['brazil-nut']),
  ),
  cashew: withAnyNut('cashew', joinVocabularies(cashewVocabulary, further.cashew)),
  hazelnut: withAnyNut(
    'hazelnut',
    joinVocabularies(hazelnutVocabulary, further.hazelnut, moreNames.hazelnut),
  ),
  macadamia: withAnyNut('macadamia', joinVocabularies(macadamiaVocabulary, further.macadamia)),
  pecan: withAnyNut('pecan', joinVocabularies(pecanVocabulary, further.pecan)),
  'pine-nut': withAnyNut('pine-nut', joinVocabularies(pineNutVocabulary, further['pine-nut'])),
  pistachio: withAnyNut(
    'pistachio',
    joinVocabularies(pistachioVocabulary, further.pistachio, moreNames.pistachio),
  ),
  walnut: withAnyNut(
    'walnut',
    joinVocabularies(walnutVocabulary, further.walnut, moreNames.walnut),
  ),
  chestnut: withAnyNut(
    'chestnut',
    joinVocabularies(chestnutVocabulary, further.chestnut, moreNames.chestnut),
  ),
  'other-tree-nut': withAnyNut(
    'other-tree-nut',
    joinVocabularies(
      otherTreeNutVocabulary,
      further['other-tree-nut'],
      moreNames['other-tree-nut'],
    ),
  ),
  coconut: joinVocabularies(coconutVocabulary, further.coconut),
  wheat: joinVocabularies(wheatVocabulary, wheatAbroad, rarerPastasAndBreads, moreNames.wheat),
  barley: joinVocabularies(barleyVocabulary, further.barley, moreNames.barley),
  rye: joinVocabularies(ryeVocabulary, further.rye, moreNames.rye),
  oats: joinVocabularies(oatsVocabulary, further.oats, moreNames.oats),
  fish: joinVocabularies(fishVocabulary, fishSpecies, fishLatinNames, moreNames.fish),
  crustacean: joinVocabularies(crustaceanVocabulary, crustaceanSpecies, moreNames.crustacean),
  mollusc: joinVocabularies(molluscVocabulary, molluscSpecies, moreNames.mollusc),
  soy: joinVocabularies(soyVocabulary, further.soy, moreNames.soy),
  sesame: joinVocabularies(sesameVocabulary, further.sesame, moreNames.sesame),
  mustard: joinVocabularies(mustardVocabulary, further.mustard, moreNames.mustard),
  celery: joinVocabularies(celeryVocabulary, further.celery, moreNames.celery),
  lupin: joinVocabularies(lupinVocabulary, further.lupin, moreNames.lupin),
  sulphites: joinVocabularies(sulphitesVocabulary, further.sulphites, moreNames.sulphites),
}

function withFurtherNames(id: AllergenId, vocabulary: Vocabulary): Vocabulary {
  const further: Partial<Record<AllergenId, Vocabulary>> = namesByLanguage
  const often: Partial<Record<AllergenId, Vocabulary>> = oftenHeld
  const all = joinVocabularies(vocabulary, ...(further[id] ? [further[id]] : []))
  const added = often[id]
  if (!added) return all
  const known = stemsOf([...all.itself, ...all.abroad, ...all.products, ...all.checkLabel])
  return joinVocabularies(all, { ...added, checkLabel: without(added.checkLabel, known) })
}

/** The words of every allergen. Tree nuts share the words for nuts of no one kind. */
export const allergenVocabularies = Object.fromEntries(
  allergenIds.map((id) => [id, withFurtherNames(id, named[id])]),
) as Readonly<Record<AllergenId, Vocabulary>>
