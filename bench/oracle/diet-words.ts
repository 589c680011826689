import { allergenWords, type SubjectWords, subjectWords } from './allergen-words.ts'

const red =
  'beef, steak, veal, brisket, sirloin, lamb, mutton, venison, bison, goat meat, pastrami, jerky, corned beef'
const pork = `pork, ham, bacon, prosciutto, pancetta, salami, pepperoni, chorizo, lard, gammon, mortadella, bratwurst,
  carnitas, speck, guanciale`
const sausage = 'sausage, hot dog, frankfurter, bologna, meatball'
const birds = 'chicken, turkey, duck, goose, quail, poultry'
const otherMeat =
  'rabbit, (?<!crab )(?<!lobster )meat, liver, pate, bone broth, suet, tallow, offal, kidney, tripe'
const slaughter = 'gelatin, gelatine, rennet, cochineal, carmine, isinglass, gummy bear, jell-o'
const rennetCheese =
  'parmesan, parmigiano, grana padano, pecorino, romano, gorgonzola, manchego, gruyere'
const alcohol = `wine, beer, rum, brandy, vodka, bourbon, whiskey, whisky, sherry, marsala, mirin, sake, liqueur, cognac,
  vanilla extract, alcohol`
const meatInnocents = `(?:vegetarian|vegan|plant-based|meatless|tofu|soy|veggie|lentil|bean|chickpea)(?: breakfast)? (?:sausage|bacon|ham|burger|
  chicken|meatball|mince|steak|meat|hot dog)s?, (?:cauliflower|mushroom) steaks?, (?:nut|coconut) meats?, kidney beans?,
  beefsteak tomato(?:es)?, vegetarian parmesan, vegetarian italian-style hard cheese, vegetarian worcestershire, meat-free,
  vegetarian feta cheese, without (?:meat|pork|gelatin), agar`
const fishAndShellfish = `fish, salmon, tuna, cod, haddock, pollock, tilapia, trout, sardine, anchovy, anchovies, mackerel,
  herring, halibut, flounder, catfish, shrimp, prawn, crab, lobster, mussel, clam, oyster, scallop, squid, calamari, seafood,
  worcestershire, caesar, dashi, bonito`
const fishInnocents = 'oyster mushrooms?, crab apples?'

export const meatPattern = subjectWords({
  contains: `${red}, ${pork}, ${sausage}, ${birds}, ${otherMeat}`,
  innocent: meatInnocents,
})

const requireWords = (id: string): SubjectWords => {
  const words = allergenWords[id]
  if (!words) throw new RangeError(`No words for ${id}`)
  return words
}

const vegetarian = subjectWords({
  contains: `${red}, ${pork}, ${sausage}, ${birds}, ${otherMeat}, ${slaughter}, ${fishAndShellfish}`,
  products: `${rennetCheese}, marshmallow`,
  innocent: `${meatInnocents}, ${fishInnocents}`,
})

export interface DietSubject {
  words: SubjectWords
  /** The allergen whose label ("labelled free of milk") excuses these words. */
  label: string | null
}

const unlabelled = (words: SubjectWords): DietSubject => ({ words, label: null })
const asAllergen = (id: string): DietSubject => ({ words: requireWords(id), label: id })

/** What each diet has no place for. Kosher mixing and halal certificates are judged apart. */
export const dietWords: Readonly<Record<string, readonly DietSubject[]>> = {
  vegetarian: [unlabelled(vegetarian)],
  vegan: [
    unlabelled(vegetarian),
    asAllergen('milk'),
    asAllergen('egg'),
    unlabelled(
      subjectWords({
        contains: 'honey, beeswax, royal jelly, propolis, bee pollen',
        innocent: 'honeydew(?: melon)?',
      }),
    ),
  ],
  pescatarian: [
    unlabelled(
      subjectWords({
        contains: `${red}, ${pork}, ${sausage}, ${birds}, ${otherMeat}, ${slaughter}`,
        products: 'marshmallow',
        innocent: meatInnocents,
      }),
    ),
  ],
  halal: [
    unlabelled(
      subjectWords({
        contains: `${pork}, gelatin, gelatine, ${alcohol}`,
        products: `${rennetCheese}, marshmallow`,
        innocent: `${meatInnocents}, (?:red |white )?wine vinegar, alcohol-free vanilla flavoring, fish gelatin,
        (?:turkey|beef|halal) bacon`,
      }),
    ),
  ],
  kosher: [
    unlabelled(
      subjectWords({
        contains: `${pork}, gelatin, gelatine, rabbit, shrimp, prawn, crab, lobster, mussel, clam, oyster, scallop, squid,
        calamari, catfish, eel, shark, sturgeon, monkfish, swordfish, octopus, cochineal, carmine`,
        products: `${rennetCheese}, marshmallow`,
        innocent: `${meatInnocents}, ${fishInnocents}, (?:turkey|beef) bacon`,
      }),
    ),
  ],
  'no-beef': [
    unlabelled(
      subjectWords({
        contains: 'beef, steak, veal, brisket, sirloin, pastrami',
        innocent: meatInnocents,
      }),
    ),
  ],
  'no-pork': [unlabelled(subjectWords({ contains: pork, innocent: meatInnocents }))],
  'gluten-free': [asAllergen('gluten')],
  'dairy-free': [asAllergen('milk')],
  'no-caffeine': [
    unlabelled(
      subjectWords({
        contains:
          'coffee, espresso, tea, matcha, cola, guarana, cocoa, chocolate, energy drink, mate',
        innocent: 'cocoa butter, tea towel',
      }),
    ),
  ],
}
