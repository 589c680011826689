import type { Aisle } from '../../food.ts'
import { stemWord } from '../../tokens/stems/stem-word.ts'

const listWords = (text: string): string[] => text.trim().split(/\s+/u).map(stemWord)

/** Words that say how fine, how large or how good, and never which food. */
export const harmlessWords: ReadonlySet<string> = new Set(
  listWords(`
    large small medium sized size big tiny jumbo ripe overripe underripe organic local fair trade
    chopped diced minced sliced grated shredded peeled cored cubed halved quartered trimmed stemmed
    rinsed washed scrubbed cleaned beaten melted softened sifted crumbled julienned snipped torn
    thinly finely coarsely roughly freshly lightly firmly loosely tightly very well neatly
    packed cold chilled cool tepid lukewarm pitted seedless hulled shelled deveined drained
    good quality best favourite favorite fine real pure sharp mild storebought bought store
    shaved heaping heaped scant rounded level generous extra of the a an some your
  `),
)

const aislesByWord: readonly (readonly [word: string, aisles: readonly Aisle[]])[] = (
  [
    ['fresh raw', ['fruit', 'vegetables', 'meat-and-poultry', 'fish']],
    ['fresh', ['herbs-and-spices']],
    ['mashed', ['fruit', 'beans-and-lentils']],
    ['whole', ['fruit', 'vegetables', 'nuts-and-seeds']],
    ['seeded deseeded cut firm', ['fruit', 'vegetables']],
    ['boneless skinless boned skinned', ['fish']],
    ['virgin pressed', ['oils-and-sauces']],
    ['skinned blanched unblanched toasted', ['nuts-and-seeds']],
    ['slivered', ['vegetables']],
    ['pasteurized', ['drinks']],
  ] as const
).flatMap(([words, aisles]) => listWords(words).map((word) => [word, aisles] as const))

/** Words that leave a food what it is in these aisles, and may change it in any other. */
export const aislesOfWord: ReadonlyMap<string, readonly Aisle[]> = new Map(
  [...Map.groupBy(aislesByWord, ([word]) => word)].map(([word, rows]) => [
    word,
    rows.flatMap(([, aisles]) => aisles),
  ]),
)

/** What was done to a food before it was measured; a dish is another food in another state. */
export const stateOfWord: ReadonlyMap<string, string> = new Map([
  ['cooked', 'cooked'],
  ['precooked', 'cooked'],
  ['leftover', 'cooked'],
  ['uncooked', 'dry'],
  ['dry', 'dry'],
  ['dried', 'dry'],
  ['canned', 'canned'],
  ['tinned', 'canned'],
  ['frozen', 'frozen'],
  ['thawed', 'frozen'],
  ['defrosted', 'frozen'],
])

/** Cooking that changes weight: harmless behind the comma of a counted food only. */
export const cookingWords: ReadonlySet<string> = new Set(
  listWords(`
    boiled steamed roasted baked grilled fried sauteed braised simmered poached scrambled
    broiled charred caramelized blanched microwaved hardboiled softboiled reheated
  `),
)

/** Words of a remark on what a cook does, with what it is for. */
export const remarkWords: ReadonlySet<string> = new Set(
  listWords(`
    and or to in into on at by for as if until then about more less only plus from each per
    through across against before after while it them its is are be been will you
    optional desired needed required possible necessary preferred preference taste serve serving
    garnish garnishing topping top sprinkle sprinkling drizzle drizzling decorate spread spreading
    dipping brush brushing grease greasing coat coating dust dusting fry frying roll rolling
    cook cooking bake baking pan pans dish bowl board skillet sheet pot oven tin tray
    room temperature warm warmed heated cooled slightly completely fully just almost mostly
    cut slice slices piece pieces cube cubes chunk chunks dice wedge wedges strip strips stick
    sticks round rounds ring rings half halves quarter quarters eighth eighths third thirds coin coins
    matchstick matchsticks floret florets ribbon ribbons baton batons spear spears segment segments
    lengthwise crosswise diagonally widthwise horizontally vertically diagonal bias bite thick thin
    wide long short inch inches cm mm large small medium equal even lengths length
    crushed smashed mashed pureed blended ground cracked pressed squeezed strained scraped
    crumbled flaked broken shaved slivered spiralized whisked separated beaten mixed
    cored stemmed hulled pitted peeled unpeeled scrubbed cleaned trimmed washed
    rinsed drained patted dried dry soaked blotted wiped split opened removed discarded picked
    ends end tips tip stems stem stalks stalk leaves leaf seeds seed core cores skin skins peel
    membranes membrane ribs rib tops roots root pit pits outer tough woody excess
    part parts both reserved reserve divided separately
    skinned boned boneless skinless deboned shelled deveined tails tail off left room
    coarse thinly lengthways wise matchbox sized size uniform hard bitesize bitesized flat very soft
    tender smooth crisp fork well all total two three four one six eight together apart
    finger fingers pricked stirred thickly once up out string strings pulled taken bone bones
    tied kitchen twine grain slant basting whipped pith pared shaved
    flattened day night overnight ahead kept halfway optionally halved side sides toasted
  `),
)

/** Colours: harmless where a remark says which parts are used, and only there. */
export const partColours: ReadonlySet<string> = new Set(listWords('white green pale light dark'))

/** Spellings of one word. */
export const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['yoghurt', 'yogurt'],
  ['yogourt', 'yogurt'],
  ['courgette', 'zucchini'],
  ['aubergine', 'eggplant'],
  ['beetroot', 'beet'],
  ['gelatine', 'gelatin'],
  ['lasagne', 'lasagna'],
  ['chilli', 'chili'],
  ['catsup', 'ketchup'],
  ['prawn', 'shrimp'],
  ['mayo', 'mayonnaise'],
  ['soya', 'soy'],
  ['soybean', 'soy'],
  ['flavouring', 'flavoring'],
  ['unflavoured', 'unflavored'],
  ['pasteurised', 'pasteurized'],
  ['iodised', 'iodized'],
  ['linseed', 'flaxseed'],
  ['broth', 'stock'],
  ['filet', 'fillet'],
  ['leave', 'leaf'],
  // words in -is keep their s when stemmed
  ['kiwis', 'kiwi'],
  ['zucchinis', 'zucchini'],
  ['chilis', 'chili'],
  ['halve', 'half'],
  ['pawpaw', 'papaya'],
  ['cassava', 'yuca'],
])

/** Words that make a counted food much larger or smaller than the usual one. */
export const sizeWords: ReadonlySet<string> = new Set(
  listWords(`
    large small big tiny jumbo mini thick thin fat plump half inch cm baby
    floret wedge cube chunk strip stick spear round segment
  `),
)

/** Ways to fill a cup with much more of a food than the usual measure holds. */
export const denseWords: ReadonlySet<string> = new Set(
  listWords('packed mashed pureed crushed blended ground powdered pressed'),
)
