import { listTerms } from '../list-terms.ts'

const sources = listTerms(`
  rice, brown rice, white rice, sweet rice, glutinous rice, sticky rice, corn, maize, masa,
  corn masa, cassava, yuca, yucca, tapioca, potato, sweet potato, plantain, banana, green banana,
  coconut, almond, blanched almond, hazelnut, chestnut, walnut, pecan, cashew, pistachio, peanut,
  nut, sunflower seed, pumpkin seed, sesame, flax, flaxseed, flax seed, linseed, chia, hemp,
  chickpea, garbanzo, garbanzo bean, chick pea, gram, besan, lentil, red lentil, urad, urad dal,
  black gram, moong, mung, mung bean, pea, green pea, yellow pea, fava, fava bean, bean,
  white bean, black bean, soy, soya, soybean, lupin, quinoa, amaranth, teff, millet, pearl millet,
  finger millet, sorghum, jowar, bajra, ragi, buckwheat, oat, oatmeal, gluten free oat, arrowroot,
  water chestnut, singhara, tigernut, tiger nut, acorn, barley, rye, carob, mesquite, cricket,
  apple, grape seed, cauliflower, yam, fonio, kuttu, rajgira, kinako, konjac, tapioca starch,
  pea protein, defatted soy, rice and corn
`)

/** Flours of other plants, as "rice flour": harmless for wheat alone. */
export const wheatFreeFlourPhrases: readonly string[] = sources.flatMap((source) => [
  `${source} flour`,
  `${source} based flour`,
])
