import { chokingHazards, chokingSteps, stepsAgainstLines } from './choking-hazards.ts'
import { plainText, wordList, wordPattern } from './find-words.ts'
import { gramsOfLine, printedError } from './grams-of-line.ts'
import type { Finding, JudgedChild, JudgedDish, JudgedEater, JudgedPlan } from './judged-plan.ts'
import { readLine } from './label-claims.ts'

const words = (text: string) => wordPattern(wordList(text))

/** A food that is kept from children of some ages, wherever it stands in a dish. */
interface Banned {
  rule: string
  applies: (eater: JudgedEater, dish: JudgedDish) => boolean
  foods: RegExp
  innocent: RegExp
}

const always = () => true
const never = /(?!)/g
const afterLunch = ({ slot }: JudgedDish) => slot !== 'breakfast' && slot !== 'lunch'

const banned: readonly Banned[] = [
  {
    rule: 'added sugar under 2',
    applies: ({ ageYears }) => ageYears < 2,
    foods:
      words(`sugar, honey, syrup, molasses, jam, jelly, marmalade, candy, candies, chocolate, cookie, ketchup, barbecue sauce,
      teriyaki, hoisin, sweetened, agave, treacle, caramel, granola, graham cracker, sweet chili sauce, condensed milk, ice cream`),
    innocent:
      words(`sugar snap peas?, sugar pumpkin, sweetened only with fruit juice, without added sugar, no added sugar,
      no-sugar-added, corn syrup-free, fruit spread`),
  },
  {
    rule: 'whole milk under 2',
    applies: ({ ageYears }) => ageYears < 2,
    foods: words(
      '2% milk, 1% milk, skim milk, skimmed milk, semi-skimmed milk, reduced-fat milk, low-fat milk, fat-free milk',
    ),
    innocent: never,
  },
  {
    rule: 'rice drink under 5',
    applies: ({ ageYears }) => ageYears < 5,
    foods: words('rice (?:drink|milk)'),
    innocent: never,
  },
  {
    rule: 'cocoa after lunch',
    applies: (_, dish) => afterLunch(dish),
    foods: words('cocoa, cocoa powder, chocolate, cacao'),
    innocent: words('cocoa butter, white chocolate'),
  },
  {
    rule: 'caffeine',
    applies: always,
    foods: words(
      `coffee, espresso, (?:green|black|iced) tea, tea, matcha, cola, energy drink, guarana, yerba mate, kombucha`,
    ),
    innocent: words('tea towels?, coffee (?:grinder|filter)s?, tea strainer'),
  },
  {
    rule: 'sweetener',
    applies: always,
    foods:
      words(`stevia, aspartame, sucralose, saccharin, xylitol, erythritol, sorbitol, maltitol, monk fruit, acesulfame,
      artificial sweetener`),
    innocent: never,
  },
  {
    rule: 'citrus that changes medicines',
    applies: always,
    foods: words('grapefruit, pomelo, seville orange, bitter orange, tangelo'),
    innocent: never,
  },
  {
    rule: 'raw or unpasteurised',
    applies: always,
    foods:
      words(`raw milk, unpasteurized, unpasteurised, raw egg, raw fish, sushi-grade, sashimi, steak tartare, ceviche,
      rare steak, bean sprout, alfalfa sprout, alfalfa, sprouts, runny yolk, soft-boiled, sunny-side up, carpaccio, raw dough,
      raw cookie dough, poached egg, over easy`),
    innocent: words('brussels sprouts?'),
  },
  {
    rule: 'fish outside of Best Choices',
    applies: always,
    foods:
      words(`albacore, swordfish, shark, king mackerel, marlin, tilefish, bigeye, orange roughy, yellowfin, ahi, halibut,
      mahi mahi, mahi-mahi, grouper, snapper, chilean sea bass, bluefish, monkfish, sablefish, rockfish, spanish mackerel,
      white croaker, white tuna, striped bass, buffalofish, sheepshead, weakfish`),
    innocent: never,
  },
  {
    rule: 'liver',
    applies: always,
    foods: words('liver, cod-liver oil, cod liver oil, liverwurst, pate, foie gras'),
    innocent: never,
  },
]

interface Counted {
  rule: string
  per: 'day' | 'week'
  most: (child: JudgedChild) => number | null
  amount: (line: ReadAmount, dish: JudgedDish) => number
  /** A dish counts once, however many of its lines do. */
  onceADish: boolean
}

interface ReadAmount {
  product: string
  freeOf: ReadonlySet<string>
  grams: number
  /** The least that the printed figure can stand for. */
  atLeast: number
}

const has = (text: string, foods: RegExp, innocent: RegExp) =>
  text.replace(innocent, ' # ').search(new RegExp(foods.source)) >= 0

const fish =
  words(`salmon, tuna, cod, haddock, pollock, tilapia, trout, sardine, anchovy, anchovies, mackerel, herring, flounder,
  catfish, sole, shrimp, prawn, crab, lobster, mussel, clam, oyster, scallop, squid, fish stick, fish fillet, fish`)
const fishInnocent = words(
  `fish sauce, worcestershire sauce, oyster mushrooms?, oyster sauce, fish stock`,
)
const rice = words('rice, arborio, basmati, risotto')
const riceInnocent = words(
  `(?:unseasoned )?rice vinegar, (?:gluten-free )?cauliflower rice, rice bran oil, rice wine`,
)
/** What is made of wheat unless told otherwise; without it, of rice flour above all. */
const dough =
  words(`bread, breadcrumb, panko, bun, roll, bagel, pita, naan, flatbread, toast, wrap, tortilla, cracker,
  pretzel, cookie, biscuit, muffin, waffle, pancake, pancake mix, baking mix, (?:pizza )?(?:crust|base|dough), flour blend,
  flour, pasta, macaroni, spaghetti, penne, fusilli, noodle, lasagna sheet, lasagne sheet`)
const doughOfOtherThings = words(
  `(?:corn|maize|masa|chickpea|gram|lentil|pea|bean|soy|buckwheat|quinoa|oat|almond|coconut|cassava|tapioca|potato|millet|sorghum|teff|
  amaranth|banana|chestnut|seed|glass|mung bean|shirataki)(?: and [a-z]+)? (?:flour |tortilla )?[a-z]+`,
)
const isRiceBased = ({ product, freeOf }: ReadAmount) =>
  has(product, rice, riceInnocent) ||
  ((freeOf.has('gluten') || freeOf.has('wheat')) && has(product, dough, doughOfOtherThings))

const drinkJuice = words('juice')
const noDrink = words(
  `(?:fresh |bottled )?(?:lemon|lime) juice, in (?:its own |fruit )?juice, fruit juice`,
)
const milkDrink = words('milk, buttermilk, kefir')
const noCowsMilk =
  words(`(?:oat|almond|coconut|rice|soy|soya|cashew|hemp|pea|goat|goat's|sheep) milk, milk (?:powder|chocolate),
  condensed milk, whole-milk (?:yogurt|greek yogurt|ricotta cheese|ricotta)`)

/** Evaporated milk is drunk with as much water again. */
const milkStrength = (product: string) => (/\bevaporated\b/.test(product) ? 2 : 1)

const cocoaShare = (product: string): number => {
  if (/cocoa powder|cacao powder/.test(product)) return 1
  if (/white chocolate|cocoa butter/.test(product)) return 0
  if (/milk chocolate/.test(product)) return 0.3
  return /chocolate/.test(product) ? 0.6 : 0
}

const band = (ageYears: number, bands: readonly (readonly [number, number])[]): number =>
  bands.find(([before]) => ageYears < before)?.[1] ?? Number.POSITIVE_INFINITY

const juiceMost = (ageYears: number) =>
  band(ageYears, [
    [4, 120],
    [7, 180],
    [19, 240],
  ])
const fishMost = (ageYears: number) =>
  band(ageYears, [
    [4, 28],
    [8, 57],
    [11, 85],
    [19, 113],
  ])

const leastRiceGrams = 5

const counted: readonly Counted[] = [
  {
    rule: 'juice of a day',
    per: 'day',
    most: ({ ageYears }) => juiceMost(ageYears),
    amount: ({ product, atLeast }, { slot }) =>
      slot === 'juice' || has(product, drinkJuice, noDrink) ? atLeast : 0,
    onceADish: false,
  },
  {
    rule: 'fish meals of a week',
    per: 'week',
    most: () => 2,
    amount: ({ product }) => (has(product, fish, fishInnocent) ? 1 : 0),
    onceADish: true,
  },
  {
    rule: 'rice dishes of a day',
    per: 'day',
    most: () => 1,
    amount: (line) => (isRiceBased(line) && line.atLeast >= leastRiceGrams ? 1 : 0),
    onceADish: true,
  },
  {
    rule: 'cocoa of a day',
    per: 'day',
    most: () => 5,
    amount: ({ product, atLeast }) => atLeast * cocoaShare(product),
    onceADish: false,
  },
  {
    rule: "cow's milk of a day",
    per: 'day',
    most: ({ ageYears }) => (ageYears < 4 ? 480 : ageYears < 5 ? 600 : null),
    amount: ({ product, atLeast }) =>
      has(product, milkDrink, noCowsMilk) ? atLeast * milkStrength(product) : 0,
    onceADish: false,
  },
]

const readAmounts = (
  { lines, childLines = [], othersLines = [] }: JudgedDish,
  child: JudgedChild,
): ReadAmount[] =>
  lines.flatMap((line, index) => {
    const printed = gramsOfLine(line)
    if (printed === null || othersLines.includes(index)) return []
    const portions = childLines.includes(index) ? 1 : child.tablePortions
    return [
      {
        ...readLine(plainText(line)),
        grams: printed / portions,
        atLeast: (printed - printedError(printed)) / portions,
      },
    ]
  })

function amountOf(rule: Counted, dish: JudgedDish, child: JudgedChild): number {
  const sum = readAmounts(dish, child).reduce((total, line) => total + rule.amount(line, dish), 0)
  return rule.onceADish ? Math.min(1, sum) : sum
}

function fishServing(dish: JudgedDish, child: JudgedChild): number {
  return readAmounts(dish, child)
    .filter(({ product }) => has(product, fish, fishInnocent))
    .reduce((sum, { atLeast }) => sum + atLeast, 0)
}

type Found = Pick<Finding, 'rule' | 'word' | 'text'>

function bannedWords(dish: JudgedDish, eater: JudgedEater): Found[] {
  return banned
    .filter(({ applies }) => applies(eater, dish))
    .flatMap(({ rule, foods, innocent }) =>
      [dish.name, ...dish.lines, ...dish.steps].flatMap((text) => {
        const [word] = plainText(text).replace(innocent, ' # ').match(foods) ?? []
        return word ? [{ rule, word, text }] : []
      }),
    )
}

/** The list as the lines of a breakfast, the slot in which most is allowed. */
const listAsDish = (lines: readonly string[]): JudgedDish => ({
  slot: 'breakfast',
  name: '',
  lines,
  steps: [],
})

/** What is banned at an age, or cannot be chewed. */
function unsafeByAge(dish: JudgedDish, eater: JudgedEater): Found[] {
  const found = bannedWords(dish, eater)
  if (eater.ageYears < 5 || eater.chewsWithCare) {
    for (const hazard of [...chokingHazards(dish), ...chokingSteps(dish)]) {
      found.push({ rule: 'choking', ...hazard })
    }
    for (const hazard of stepsAgainstLines(dish)) {
      found.push({ rule: 'steps do not follow the line', ...hazard })
    }
  }
  return found
}

function judgeDish(dish: JudgedDish, child: JudgedChild): Found[] {
  const found = unsafeByAge(dish, child)
  const fishGrams = fishServing(dish, child)
  if (fishGrams > fishMost(child.ageYears)) {
    found.push({ rule: 'fish in a serving', word: `${fishGrams} g`, text: dish.lines.join('; ') })
  }
  return found
}

const daysInWeek = 7

function judgeAmounts(plan: JudgedPlan, child: JudgedChild): Finding[] {
  const findings: Finding[] = []
  for (const rule of counted) {
    const most = rule.most(child)
    if (most === null) continue
    const span = rule.per === 'day' ? 1 : daysInWeek
    for (let first = 0; first < plan.days.length; first += span) {
      const dishes = plan.days.slice(first, first + span).flat()
      const counting = dishes.filter((dish) => amountOf(rule, dish, child) > 0)
      const sum = counting.reduce((total, dish) => total + amountOf(rule, dish, child), 0)
      if (sum <= most) continue
      findings.push({
        kind: 'age',
        rule: rule.rule,
        certainty: 'contains',
        day: first + 1,
        slot: null,
        dish: counting.map(({ name }) => name).join('; '),
        word: `${Math.round(sum * 10) / 10} of ${most}`,
        text: counting.flatMap(({ lines }) => lines).join('; '),
      })
    }
  }
  return findings
}

const findInDishes = (plan: JudgedPlan, judge: (dish: JudgedDish) => Found[]): Finding[] =>
  plan.days.flatMap((dishes, index) =>
    dishes.flatMap((dish) =>
      judge(dish).map((found) => ({
        kind: 'age',
        certainty: 'contains',
        day: index + 1,
        slot: dish.slot,
        dish: dish.name,
        ...found,
      })),
    ),
  )

/** Every age rule that a plan's words and printed grams break. */
export function judgeAgeRules(plan: JudgedPlan, child: JudgedChild): Finding[] {
  const onList = bannedWords(listAsDish(plan.shoppingList), child).map(
    (found): Finding => ({
      kind: 'age',
      certainty: 'contains',
      day: null,
      slot: null,
      dish: 'shopping list',
      ...found,
    }),
  )
  return [
    ...findInDishes(plan, (dish) => judgeDish(dish, child)),
    ...onList,
    ...judgeAmounts(plan, child),
  ]
}

/** What an eater of the shared pot is too young for, or cannot chew. */
export const judgeAgeOfEater = (plan: JudgedPlan, eater: JudgedEater): Finding[] =>
  findInDishes(plan, (dish) => unsafeByAge(dish, eater))
