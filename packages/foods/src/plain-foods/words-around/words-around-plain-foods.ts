import { typedNames } from '../../interpret/names/typed-names.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import type { PlainGroup } from '../plain-food.ts'

const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(/[\s,]+/u).flatMap((word) => readTokens(word).words))

/** How a food is cut or shaped: kept with its name, as it may be eaten in that shape alone. */
export const shapeWords = stemsOf(`
  big large medium mini tiny bite bites long short thin thick piece pieces slice slices sliced cut
  chopped up diced cubed cubes torn half halved quartered quarters peeled skinless unpeeled seedless small plain dino
  dinosaur dinosaurs shaped shape shapes star stars letters
`)

/** Words that leave a food the thing it is on a plate, beside a name that is known without them. */
export const harmlessWords = stemsOf(`
  a an the some any my his her our their your little favourite favorite usual normal ordinary only
  just plain simple kind kinds type brand brands sort store bought shop bought homemade home made
  fresh organic natural all small big large medium mini tiny bite bites sized size long short thin
  thick piece pieces slice slices sliced cut chopped up diced cubed cubes torn half halved quartered quarters peeled
  skinless unpeeled seedless washed cup cups bowl bowls glass plate plates serving servings portion
  portions handful of from at to eat for kids kid toddler toddlers children childrens school
  restaurant takeout takeaway fast food packaged ready dino dinosaur dinosaurs shaped shape shapes
  star stars letters like shaped into by ones few several couple lots lot mountain ton tons load loads pile bunch side splash drizzle dollop mom moms mum mums dad dads
  grandma grandmas granny nana nanas abuela abuelas abuelita abuelitas nani nanis dadi dadis lola lolas
  halmoni halmonis nonna nonnas oma omas babcia babcias babushka babushkas teta tetas yiayia yiayias
  bubbe bubbes savta savtas
`)

/** States in which foods of a group come to the table all the same; of any other they change the form. */
const states: readonly (readonly [groups: readonly PlainGroup[], words: ReadonlySet<string>])[] = [
  [
    ['breaded-meat', 'breaded-fish', 'potato-fried', 'pizza', 'pancake-waffle'],
    stemsOf(
      'cold frozen baked oven air fried fryer toasted warm warmed hot reheated microwave box boxed',
    ),
  ],
  [
    [
      'breaded-meat',
      'breaded-fish',
      'potato-fried',
      'pizza',
      'pancake-waffle',
      'bread',
      'cracker',
      'cracker-sweet',
      'chips-salty',
      'cereal',
    ],
    stemsOf('crispy crisp crunchy golden browned'),
  ],
  [
    ['cereal', 'cracker', 'cracker-sweet', 'chips-salty', 'pancake-waffle', 'bread', 'sandwich'],
    stemsOf('dry'),
  ],
  [
    ['bread', 'pancake-waffle', 'sandwich', 'pastry'],
    stemsOf('warm warmed cold soft toasted frozen'),
  ],
  [['dessert', 'bar', 'pastry', 'chips-salty', 'sandwich', 'sweets', 'cheese'], stemsOf('cold')],
  [['fruit', 'egg', 'pasta-dish', 'beans'], stemsOf('soft')],
  [['egg', 'pasta-dish', 'noodles', 'meat', 'soup', 'sausage'], stemsOf('cold')],
  [['meat', 'sausage'], stemsOf('cold cooked grilled baked roasted fried warm hot')],
  [['fish'], stemsOf('cold cooked grilled baked roasted warm hot')],
  [['soup', 'beans', 'noodles'], stemsOf('canned can tin tinned warm hot cooked packet')],
  [['vegetable-cooked'], stemsOf('cooked boiled steamed frozen canned tinned soft warm hot')],
  [['potato'], stemsOf('cold cooked warm hot soft')],
  [['rice', 'pasta', 'pasta-dish', 'hot-cereal'], stemsOf('cold cooked boiled warm hot soft')],
  [
    ['pasta-dish', 'cereal', 'cracker', 'cracker-sweet', 'bar', 'dessert'],
    stemsOf('box boxed packet bag bagged'),
  ],
  [['cereal', 'cracker', 'cracker-sweet'], stemsOf('dry crunchy cold')],
  [['fruit', 'vegetable-raw', 'fruit-dried'], stemsOf('raw ripe cold whole crunchy')],
  [
    ['milk', 'juice', 'plant-drink', 'yogurt', 'drink-sweet'],
    stemsOf('cold warm box carton bottle'),
  ],
  [['egg'], stemsOf('cooked fried warm hot')],
  [['bread', 'rice', 'pasta', 'sandwich'], stemsOf('white')],
]

export const stateWords: ReadonlySet<string> = new Set(states.flatMap(([, words]) => [...words]))

export const isOwnState = (group: PlainGroup, word: string): boolean =>
  states.some(([groups, words]) => groups.includes(group) && words.has(word))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Phrases of a regular expression, those that hold another before it. */
export const longestFirst = (phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

/** Any of some phrases as words of their own. */
const saidOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:only |just )?(?:${longestFirst(phrases)})(?!\\p{L})`, 'giu')

/** "Sometimes", "once a week". */
export const seldomPhrases = saidOf(typedNames.words.seldom)

/** "Most days", "at school". */
export const whenEaten =
  /\b(?:(?:most|all|school|week) ?days|every (?:single )?(?:day|night|morning|evening)|daily|always|usually|mostly|lately|recently|right now|at the moment|in (?:the )?(?:summer|winter|season)(?: only)?|to school|(?:for|at) (?:breakfast|lunch|dinner|supper|school|bedtime|snack ?time))\b/giu

/** "Smoothies are ok", "toast is always a win": that it is eaten, said behind a food. */
export const isFine =
  /\s+(?:is|are)\s+(?:(?:always|usually|also|all|totally)\s+)*(?:ok|okay|fine|good|great|safe|accepted|a (?:yes|win|hit|must|staple|favou?rite))[.!]*\s*$/giu

/** "No" or "without" any of some names, or several. */
const withoutOf = (names: readonly string[]): RegExp => {
  const one = `(?:${longestFirst(names)})`
  return new RegExp(
    `(?<!\\p{L})(?:(?:with|but) )?(?:no|not|without|w/o|minus|hold|sin|ohne|sans|senza|sem|bez)(?: the| any)? ${one}(?:(?:,|,? (?:or|and|ni|y))(?: no)? ${one})*(?: (?:(?:on|in|with) (?:it|them)|on top))?(?!\\p{L})`,
    'giu',
  )
}

const refusedFood = withoutOf(typedNames.words['left-out-food'])

/** "No milk" behind cereal: by itself, or before a name, it refuses. */
export const leftOutFood = new RegExp(`(?<=\\p{L}.*)${refusedFood.source}`, refusedFood.flags)

/** How it is served: "no crust", "crusts off", "in her blue cup", "straight from the freezer". */
export const mannerPhrases: readonly RegExp[] = [
  withoutOf(typedNames.words['left-out']),
  saidOf(typedNames.words.served),
  /\b(?:crusts?|skins?|peels?) (?:cut )?off\b/giu,
  /\b(?:if (?:it|they)(?:['’]s| is|['’]re| are) )?not (?:too|very) \p{L}+/giu,
  /\bnot (?:frozen|canned|toasted|untoasted|homemade|home made|cold|hot|warm|sliced)(?!\p{L})/giu,
  /\bbut (?:he |she |they )?(?:picks|peels|takes|scrapes|pulls|eats around) (?:off )?(?:the )?\p{L}+(?: off)?/giu,
  /\b(?:cut|shaped) (?:up )?(?:in|into|like|as) (?:a )?\p{L}+/giu,
  /\b(?:in|from|out of) (?:(?:his|her|a|an|the|their|my) )?(?:\p{L}+ )?(?:cup|bowl|plate|bottle|lunch ?box|tin|can|packet|package|packaging|bag|box|carton|pouch|tub|jar|wrapper)\b/giu,
  /\b(?:on|off|from|with) (?:(?:a|the|his|her) )?(?:spoon|fork|stick)\b/giu,
  /\b(?:but )?(?:nothing on (?:it|them)|on the side|(?:not|without|never|nothing) touching(?: (?:it|anything(?: else)?|each other|(?:the |any )?other foods?))?)(?!\p{L})/giu,
]

/** Phrases that leave a food what it is: no words of its name. */
export const harmlessPhrases: readonly RegExp[] = [
  ...mannerPhrases,
  seldomPhrases,
  whenEaten,
  isFine,
  /\b(?:no other|nothing else|every ?day|all day)\b/giu,
  // "2 slices of ham", "ham x2"
  /^\s*(?:\d+|an?|one|two|three|half an?) (?:slices?|pieces?|cups?|bowls?|glass(?:es)?|handfuls?|bites?|spoons?|spoonfuls?|packets?|bags?)(?: of)?(?!\p{L})/giu,
  /^\s*(?:about |around |roughly )?\d{1,3} ?(?:oz|ounces?|ml)(?: of)?(?!\p{L})/giu,
  /^\s*\d{1,2}(?:[.)]\s*|\s+)(?=\p{L}{2}|\d+ ?%)/gu,
  /\s+x ?\d+\s*$/giu,
]

/** A food without the phrases that leave it what it is: none of them refuses it. */
export const withoutHarmless = (typed: string): string =>
  harmlessPhrases.reduce((left, one) => left.replace(one, ' '), typed)

/** Makers and shops: of them and a name that is known, the name says what it is. */
export const makers = stemsOf(`
  kraft tyson mcdonald mcdonalds mcdonald's mcds macdonalds maccies perdue heinz eggo annie annies
  kellogg kelloggs kellogg's quaker trader joe joes joe's aldi aldis lidl costco kirkland walmart
  target wendy wendys wendy's kfc arby arbys popeyes ikea birdseye gorton gortons gorton's banquet
  stouffer stouffers campbell campbells progresso dannon danone chobani stonyfield horizon mott motts
  welch welchs smucker smuckers jif skippy oscar mayer hebrew hillshire applegate jimmy pillsbury
  nabisco keebler pepperidge lays frito kashi nestle hershey hersheys breyers dunkin starbucks sara
  barilla velveeta digiorno domino dominos papa johns totino totinos monterey panera bob evans
  idahoan sargento tillamook frigo philadelphia fairlife tropicana dole gerber schar udi udis
  applegates banza foster farms bachmans earthbound siete goya maruchan nissin
  tj tjs tesco asda sainsburys waitrose morrisons coop iceland warburtons hovis kingsmill walkers mcvities
  cadbury cadburys costa greggs nandos pret subway wetherspoons bk cfa wholefoods publix safeway
  kroger
`)

/** Flavours of a maker's product. */
export const flavourWords = stemsOf(typedNames.words.flavour.join(' '))

/** What is put beside or onto a food at the table and leaves it what it is. */
export const condiments = stemsOf(`
  ketchup catsup ranch mustard mayo mayonnaise syrup honey bbq barbecue sauce dip dipping salt
  pepper sprinkles butter margarine ghee
`)

export const butters = stemsOf('butter margarine ghee')

/** Dishes whose names are made of names that we know: none of the foods named is the dish. */
export const ownDishes: ReadonlySet<string> = new Set(
  [
    'chicken dumplings',
    'salami sandwich with cheese',
    'salami sandwich on white with cheese',
    'roast beef sandwich with cheese',
    'chicken and noodles',
    'chicken and biscuits',
    'turkey and noodles',
    'pork and noodles',
    'sausage and peppers',
    'peas and rice',
    'beans and franks',
    'franks and beans',
    'beans and hot dogs',
    'burrito bowl',
    'taco bowl',
    'teriyaki chicken bowl',
    'bangsilog',
    'chicken teriyaki bowl',
    'teriyaki bowl',
    'plain muffin',
    'mandarin cups',
    'mandarin orange cups',
  ].map((name) => readTokens(name).words.join(' ')),
)

/** British chips, beside what Americans eat with fries, are no potato chips. */
export const besideChips =
  /\b(fish ?fingers?|sausages?|eggs?|scampi|gammon|goujons) (?:and|&|n) chips\b/iu

/** How parents shorten a claim, and "with" and "and": "noodles w butter n parm". */
export const shortClaims: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )w(?= \p{L})/giu, 'with'],
  [/(?<=\p{L} )['’]?n['’]?(?= \p{L})/giu, 'and'],
  [/\bg\.?f\.?\b|\bglutenfree\b/giu, 'gluten free'],
  [/\bd\.?f\.?\b|\bdairyfree\b|\bmilk[ -]free\b|\bnon[ -]?dairy\b/giu, 'dairy free'],
  [/\beggfree\b|\beggless\b/giu, 'egg free'],
  [/\bplant[ -]based\b|\bmeat[ -]?free\b|\bmeatless\b/giu, 'vegan'],
]
