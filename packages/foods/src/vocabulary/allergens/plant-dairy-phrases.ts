import { listTerms } from '../list-terms.ts'

const plants = listTerms(`
  almond, oat, oatmeal, rice, soy, soya, soja, soybean, coconut, cashew, hazelnut,
  macadamia, pistachio, walnut, pecan, hemp, hempseed, hemp seed, flax, flaxseed, flax seed,
  linseed, pea, pea protein, quinoa, potato, tiger nut, tigernut, nut, seed, sunflower,
  sunflower seed, sesame, peanut, lupin, banana, barley, spelt, plant, plant based, vegan,
  pumpkin seed, chickpea, fava, coco, brazil nut, chestnut, nondairy oat
`)

const drinks = listTerms(
  `
  milk, milk drink, milk beverage, drinking milk, milk powder, milk alternative,
  milk substitute
`,
)
const unmistakable = listTerms(
  `
  cream alternative, creamer alternative, milk yogurt, milk yoghurt, butter alternative,
  cheese alternative, yogurt alternative, yoghurt alternative, ice cream alternative
`,
)
const adjectives = listTerms(
  `
  barista, vanilla, chocolate, unsweetened, sweetened, fortified, original, plain, light, canned,
  tinned, full fat, reduced fat, lite
`,
)
// "coconut ice cream" and "almond cream" can be dairy: these plants are not flavours
const plainPlants = listTerms(
  'soy, soya, soja, oat, rice, cashew, pea, hemp, plant, plant based, vegan, tofu',
)
const dairies = listTerms(
  `
  cream, double cream, cooking cream, whipping cream, whipped cream, sour cream, yogurt, yoghurt,
  greek yogurt, greek style yogurt, creamer, ice cream, custard, kefir, butter,
  cheese, cream cheese, mozzarella, cheddar, parmesan, feta, ricotta, quark, skyr
`,
)
const alsoSafe = listTerms(`
  coconut cream, coconut whipped cream, whipped coconut cream, coconut yogurt, coconut yoghurt,
  plain coconut yogurt, almond yogurt, almond yoghurt,
  almond feta, almond ricotta, almond cream cheese, coconut milk kefir, coconut milk ice cream,
  almond milk ice cream, oat milk ice cream, coconut creamer, almond creamer,
  coconut milk whipped cream, coconut oil butter, coconut kefir,
  coconut butter
`)

/** Milk words after a plant: "oat milk", "soy yogurt". Harmless for milk, and only for milk. */
export const plantDairyPhrases: readonly string[] = [
  ...plants.flatMap((plant) => [
    ...drinks.map((drink) => `${plant} ${drink}`),
    ...adjectives.map((adjective) => `${plant} ${adjective} milk`),
    ...unmistakable.map((noun) => `${plant} ${noun}`),
  ]),
  ...plainPlants.flatMap((plant) => dairies.map((dairy) => `${plant} ${dairy}`)),
  ...alsoSafe,
]
