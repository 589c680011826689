import { limits } from '@brightplate/contract/limits'
import { allergyPicks } from '@brightplate/contract/typed/tag-picks'
import { type TypedList, typedLists } from '@brightplate/contract/typed/typed-list'
import { isKnownEntry } from '@brightplate/foods/interpret/entries/entry-words'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLine } from './split-line.ts'
import { splitList, takenInstead } from './split-list.ts'

const entriesOf = (list: TypedList, text: string) =>
  splitList({ list, text }).entries.map((one) => one.text)

describe('a list that was typed or pasted', () => {
  it('loses none of 900 characters with twelve allergens', () => {
    const listed = [
      'milk',
      'eggs',
      'peanuts',
      'almonds',
      'cashews',
      'walnuts',
      'fish',
      'shellfish',
      'sesame',
      'mustard',
      'soy',
      'wheat',
    ]
    const text = `Allergies:\n${listed.map((one, at) => `${at + 1}. ${one} (${'hives, swelling, vomiting and wheezing '.repeat(2).trim()})`).join('\n')}`
    expect(text.length).toBeGreaterThan(900)
    const entries = entriesOf('allergies', text)
    expect(entries).toHaveLength(12)
    const { allergens } = interpretProfile({
      allergies: entries,
      behavioral_goals: [],
      dietary_preferences: [],
    })
    const alone = interpretProfile({
      allergies: listed,
      behavioral_goals: [],
      dietary_preferences: [],
    })
    expect(allergens).toEqual(expect.arrayContaining([...alone.allergens]))
  })

  it.each<[TypedList, string, string[]]>([
    [
      'allergies',
      'milk, egg, walnut, fish, sesame and mustard',
      ['milk', 'egg', 'walnut', 'fish', 'sesame', 'mustard'],
    ],
    [
      'allergies',
      '1. milk\n2) egg & soy\n• half and half; peanut butter and jelly',
      ['milk', 'egg', 'soy', 'half and half', 'peanut butter and jelly'],
    ],
    [
      'allergies',
      'milk (hives, swelling), peanuts, severe, EpiPen and tree nuts',
      ['milk (hives, swelling)', 'peanuts, severe, EpiPen', 'tree nuts'],
    ],
    ['allergies', 'milk and zorbly, blorb', ['milk and zorbly', 'blorb']],
    ['allergies', 'leche y huevos', ['leche', 'huevos']],
    ['allergies', 'Milch und Eier, sowie Nüsse', ['Milch', 'Eier', 'sowie Nüsse']],
    ['refused_foods', 'lait et oeufs', ['lait', 'oeufs']],
    ['safe_foods', 'pasta y arroz', ['pasta', 'arroz']],
    ['safe_foods', 'молоко и яйца', ['молоко', 'яйца']],
    ['dietary_preferences', 'latte e uova', ['latte', 'uova']],
    ['dietary_preferences', 'ohne Milch und Eier', ['ohne Milch', 'ohne Eier']],
    ['allergies', 'kiwi, tongue itches, milk', ['kiwi, tongue itches', 'milk']],
    [
      'dietary_preferences',
      'not a fan of fish, loves chicken',
      ['not a fan of fish, loves chicken'],
    ],
    [
      'safe_foods',
      'apples (one brand only), coffee, mango nectar (one brand only) and turkey bacon.',
      ['apples (one brand only)', 'coffee', 'mango nectar (one brand only)', 'turkey bacon'],
    ],
    [
      'safe_foods',
      'mac and cheese, Kraft\nnuggets and fries, milk, whole',
      ['mac and cheese, Kraft', 'nuggets', 'fries', 'milk, whole'],
    ],
    [
      'safe_foods',
      'cheese, macaroni, nuggets (sometimes), toast, no crust',
      ['cheese', 'macaroni', 'nuggets (sometimes)', 'toast, no crust'],
    ],
    ['safe_foods', 'pasta / rice | bread + milk', ['pasta', 'rice', 'bread', 'milk']],
    ['safe_foods', '✓ pasta ✓ rice ✗ peas', ['pasta', 'rice', '✗ peas']],
    [
      'safe_foods',
      'pasta, yogurt (rash), eggs - all no',
      ['pasta - all no', 'yogurt (rash)', 'eggs - all no'],
    ],
    ['safe_foods', 'pasta, yogurt (rash), bread', ['pasta', 'yogurt (rash)', 'bread']],
    ['safe_foods', 'yogurt, gassy', ['yogurt, gassy']],
    ['safe_foods', 'candy; lactose free milk; rice', ['candy', 'lactose free milk', 'rice']],
    ['safe_foods', 'candy, lactose free milk, rice', ['candy', 'lactose free milk', 'rice']],
    ['safe_foods', 'pizza no cheese; ham', ['pizza no cheese', 'ham']],
    ['safe_foods', 'pizza no cheese, ham', ['pizza no cheese, ham']],
    ['safe_foods', 'milk, egg free cake', ['milk, egg free cake']],
    ['safe_foods', 'milk; egg; soy free', ['milk free', 'egg free', 'soy free']],
    ['safe_foods', 'no milk; egg', ['no milk', 'no egg']],
    ['safe_foods', 'milk; eggs; none of these', ['milk; eggs; none of these']],
    [
      'safe_foods',
      'toast no crust, chips but not touching anything, milk',
      ['toast no crust', 'chips but not touching anything', 'milk'],
    ],
    [
      'safe_foods',
      "He eats mcdonald's cheeseburger (a certain brand), sprite, m&m's, fries and chocolate.",
      ["mcdonald's cheeseburger (a certain brand)", 'sprite', "m&m's", 'fries', 'chocolate'],
    ],
    ['safe_foods', 'My son will only eat nuggets, fries.', ['nuggets', 'fries']],
    ['safe_foods', 'Only the dino nuggets', ['dino nuggets']],
    ['safe_foods', 'Come pasta, arroz', ['pasta', 'arroz']],
    ['safe_foods', 'Er isst nur Nudeln, Reis', ['Nudeln', 'Reis']],
    ['safe_foods', '他只吃面条', ['面条']],
    ['safe_foods', 'Er isst kein Fleisch', ['Er isst kein Fleisch']],
    ['safe_foods', 'mac n cheese, PB & J.', ['mac n cheese', 'PB & J.']],
    ['refused_foods', 'peas, carrots.', ['peas', 'carrots']],
    ['dietary_preferences', 'loves milk, eggs', ['loves milk', 'loves eggs']],
    ['dietary_preferences', 'loves cheese, blotchy after', ['loves cheese, blotchy after']],
    ['refused_foods', 'fish, vegetables and soup', ['fish', 'vegetables', 'soup']],
    ['behavioral_goals', 'better sleep, focus and calm', ['better sleep', 'focus', 'calm']],
    ['dietary_preferences', 'vegan, pasta and crunchy foods', ['vegan', 'pasta', 'crunchy foods']],
  ])('of %s: %j is %j', (list, text, entries) => {
    expect(entriesOf(list, text)).toEqual(entries)
  })

  it.each<[TypedList, string, string[]]>([
    ['dietary_preferences', 'no milk, egg', ['no milk', 'no egg']],
    ['dietary_preferences', 'avoid: peanuts; cashews', ['avoid: peanuts', 'avoid: cashews']],
    ['dietary_preferences', 'cheese, yogurt free', ['cheese free', 'yogurt free']],
    ['dietary_preferences', 'NO:\n- milk\n- egg', ['NO: milk', 'NO: egg']],
    [
      'safe_foods',
      "Won't eat:\n- peas, carrots\nLikes: rice\npasta",
      ["Won't eat: peas", "Won't eat: carrots", 'rice', 'pasta'],
    ],
    [
      'safe_foods',
      'Safe foods\npasta\nrice\nFoods he hates\npeas\ncarrots',
      ['pasta', 'rice', 'Foods he hates peas', 'Foods he hates carrots'],
    ],
    ['safe_foods', 'Eats: pasta. No: peas; carrots', ['pasta', 'No: peas', 'No: carrots']],
    [
      'refused_foods',
      'all vegetables except carrots, corn',
      ['all vegetables except carrots, corn'],
    ],
  ])('keeps what governs each entry of %s: %j is %j', (list, text, entries) => {
    expect(entriesOf(list, text)).toEqual(entries)
  })

  it('stays whole where splitting would make a wish of what a refusal speaks of', () => {
    const text = 'rice, no beans'
    expect(entriesOf('dietary_preferences', text)).toEqual([text])
  })

  it('offers shorter tags in place of one that is too long, each with what governs it', () => {
    const text =
      'He must never have anything with milk or eggs or butter or cream or cheese or fish or crab or shrimp or nuts'
    const [only] = splitList({ list: 'dietary_preferences', text }).entries
    expect(only?.text).toBe(text)
    expect(only?.offered?.slice(0, 3)).toEqual([
      'He must never have anything with milk',
      'never have anything with eggs',
      'never have anything with butter',
    ])
    expect(takenInstead({ list: 'dietary_preferences', text })).toEqual(only?.offered)
    const glued = 'x'.repeat(limits.tagMaxLength + 1)
    expect(splitList({ list: 'allergies', text: glued }).entries).toEqual([{ text: glued }])
    expect(takenInstead({ list: 'allergies', text: `milk, ${glued}` })).toBeNull()
  })
})

describe('a paragraph about what a child eats', () => {
  it.each<[string, string[]]>([
    [
      'My son is very picky. He will only eat nuggets, chips and PB&J. For snacks he likes ramen or grapes.',
      ['nuggets', 'chips', 'PB&J', 'ramen', 'grapes'],
    ],
    [
      'Hi, my 6 year old eats dry Cheerios, goldfish and ice cream. That is literally it. He drinks chocolate milk.',
      ['dry Cheerios', 'goldfish', 'ice cream', 'chocolate milk'],
    ],
    [
      'Breakfast: waffles, bacon. Lunch: PB&J\nDinner is usually pizza or nuggets. No vegetables at all.',
      ['waffles', 'bacon', 'PB&J', 'pizza', 'nuggets', 'No vegetables at all'],
    ],
    ['Breakfast\nwaffles\nLunch\nPB&J', ['waffles', 'PB&J']],
    [
      'Sometimes: rice, beans. He often has toast',
      ['rice (sometimes)', 'beans (sometimes)', 'He often has toast'],
    ],
    ['Sometimes:\n- rice\n- beans', ['rice (sometimes)', 'beans (sometimes)']],
    [
      "Luke's safe foods are bagels and pretzels. If we are lucky, he will eat eggs. Waffles if I let him!",
      ['bagels', 'pretzels', 'eggs', 'Waffles'],
    ],
    [
      'We are down to 3 foods: rice, toast, Dr. Pepper. Thank you!',
      ['rice', 'toast', 'Dr. Pepper'],
    ],
    [
      "Evenings rice with gravy and meatloaf, he won't touch anything green.",
      ['rice with gravy', 'meatloaf', "he won't touch anything green"],
    ],
    [
      "He's 7 and basically lives on carbs - bread, bagels. Protein is hard: he'll do bacon and sometimes a hot dog.",
      ['bread', 'bagels', 'bacon', 'sometimes a hot dog'],
    ],
    ['Texture is a huge issue. toast w/ pb, pasta w/o sauce', ['toast w/ pb', 'pasta w/o sauce']],
    [
      "Chicken nuggets from McDonald's only. Bananas if they are not too ripe. Fruit is just applesauce. Thank you for making this!",
      ["Chicken nuggets from McDonald's only", 'Bananas', 'applesauce'],
    ],
    [
      'Strawberry yogurt, but it has to be Yoplait. Milk in his blue cup',
      ['Strawberry yogurt, but it has to be Yoplait', 'Milk in his blue cup'],
    ],
    [
      "He basically lives on Kraft mac and cheese (only the blue box), Dino nuggets, and dry Cheerios. Sometimes he'll eat a plain hotdog with no bun. No veggies at all except raw carrots. Apple slices, peeled. Will not touch anything with sauce.",
      [
        'Kraft mac and cheese (only the blue box)',
        'Dino nuggets',
        'dry Cheerios',
        'plain hotdog with no bun (sometimes)',
        'raw carrots',
        'Apple slices, peeled',
        'Will not touch anything with sauce',
      ],
    ],
    [
      'grilled cheese, pb&j used to be fav but allergic now, plain bagel',
      ['grilled cheese', 'pb&j used to be fav but allergic now', 'plain bagel'],
    ],
    [
      'paneer, roti, dosa no chutney, baked potato loaded no chives, hard boiled eggs (just the white), pasta',
      [
        'paneer',
        'roti',
        'dosa no chutney',
        'baked potato loaded no chives',
        'hard boiled eggs (just the white)',
        'pasta',
      ],
    ],
    [
      'my daughter has arfid and adhd - she eats ramen noodles (chicken flavor), takis',
      ['arfid and adhd', 'ramen noodles (chicken flavor)', 'takis'],
    ],
    [
      'He only eats beige foods!! Chips, crackers. And milk. Nothing else for 3 years.',
      ['Chips', 'crackers', 'milk'],
    ],
    [
      "Ok so Theo is 6, autistic, and his list keeps shrinking. Right now it's: Ritz crackers, dry Cheerios, no milk on it, toast.",
      ['Ritz crackers', 'dry Cheerios, no milk on it', 'toast'],
    ],
    [
      'Breakfast - frosted mini wheats. Lunch - she takes a bagel. Drinks lemonade, water n milk.',
      ['frosted mini wheats', 'bagel', 'lemonade', 'water', 'milk'],
    ],
    [
      'My daughter Ana eats tortillas, dairy free yogurt (the coconut one), pancakes I make without egg, rice',
      ['tortillas', 'dairy free yogurt (the coconut one)', 'pancakes I make without egg', 'rice'],
    ],
    ['raw carrots?? sometimes\nrice', ['raw carrots (sometimes)', 'rice']],
    ["Alex's menu: 1) toast 2) bacon (crispy!!) 3) rice", ['toast', 'bacon (crispy!!)', 'rice']],
    ['Current list (as of Sept): ramen, Slim Jims', ['ramen', 'Slim Jims']],
    ['We used to have 30 foods. Now it is saltines, toast', ['saltines', 'toast']],
    ['My kid is shy & eats veggie burgers, rice', ['veggie burgers', 'rice']],
    ['pretty much just 5 things - nuggets, rice', ['nuggets', 'rice']],
    ['Emma will eat: waffles, rice', ['waffles', 'rice']],
    [
      'mashed potatoes and gravy, a bowl of Cocoa Puffs, about 20oz of 2% milk, whole milk - lots!',
      ['mashed potatoes and gravy', 'Cocoa Puffs', '2% milk', 'whole milk'],
    ],
    [
      'Things my daughter will eat without a fight: plain rotini, Ritz. Sides: corn',
      ['plain rotini', 'Ritz', 'corn'],
    ],
    [
      "He drinks 4 bottles of whole milk a day. Solid foods are bananas. We're on a waitlist for feeding therapy.",
      ['whole milk', 'bananas'],
    ],
    [
      'lunch = turkey sandwich, chips; dinner = steak, rice',
      ['turkey sandwich', 'chips', 'steak', 'rice'],
    ],
    [
      'instant mashed potatoes, pickles, sprite zero',
      ['instant mashed potatoes', 'pickles', 'sprite zero'],
    ],
    ["smoothie if it's not lumpy, rice, toast", ['smoothie', 'rice', 'toast']],
  ])('is its foods, without what is said around them: %j is %j', (text, entries) => {
    expect(entriesOf('safe_foods', text)).toEqual(entries)
  })

  it.each<[string, string[]]>([
    ['He has a peanut allergy. He eats toast', ['He has a peanut allergy', 'toast']],
    [
      'Used to eat broccoli but dropped it. Likes rice',
      ['Used to eat broccoli but dropped it', 'rice'],
    ],
    [
      "rice. He used to eat yogurt, but he won't touch it now",
      ['rice', "He used to eat yogurt, but he won't touch it now"],
    ],
    ['toast. Her brother eats cheese', ['toast', 'Her brother eats cheese']],
    [
      'She used to eat: milk, cheese. Now only bread',
      ['She used to eat: milk', 'used to eat: cheese', 'bread'],
    ],
    ['rice, toast. We lost strawberries', ['rice', 'toast', 'We lost strawberries']],
    [
      'Safe: rice; pasta. Not safe: leftovers, fish',
      ['rice', 'pasta', 'Not safe: leftovers', 'Not safe: fish'],
    ],
    ['No veggies at all. Apple slices', ['No veggies at all', 'Apple slices']],
    ['no more milk, eggs, cheese', ['no more milk', 'no more eggs', 'no more cheese']],
  ])('keeps what it refuses, as it was said: %j is %j', (text, entries) => {
    expect(entriesOf('safe_foods', text)).toEqual(entries)
  })

  it.each([
    'milk, eggs. All no',
    'milk, eggs. None of these',
    'milk. It gives him hives',
    "milk. He can't have it",
    'milk. eggs. Rash every time',
    'milk. eggs. never',
    'Allergic to milk. Eggs. Soy',
    'No: milk. egg. soy',
    "Won't eat milk. Eggs",
    'milk, he hates it',
    'She used to eat: milk, cheese and eggs',
    'used to eat milk, eggs',
    'Dropped foods: milk, eggs',
    'Problem foods: milk, eggs',
    'Gone: milk, eggs',
    'Triggers\nmilk\neggs',
    'Milk - no. Eggs - no',
    'Refuses milk. Also eggs',
    'Tried eggs. Did not go well',
    'rice milk, eggs, toast - all no',
    'milk, eggs, soy, nuts allergic',
    "Alex's triggers: 1) milk 2) eggs",
    'Not safe: milk, eggs',
    'Hardly eats eggs',
    'Barely eats milk, eggs',
    'Neither likes eggs',
    "Things she won't eat: milk, eggs",
    'Foods he eats no more: milk, eggs',
  ])('lets no food in that another sentence may refuse: %j', (text) => {
    for (const entry of entriesOf('safe_foods', text))
      expect(doubtOfSafeFood(entry), entry).not.toBeNull()
  })
})

const picked = allergyPicks.flatMap(({ picks }) => picks.map(({ tag }) => tag))
// "Egg-free and soy-free" are two things to leave out.
const isOfClaims = (name: string) => /-free and \S+-free\b/.test(name)
const names = [...new Set([...picked, ...plainFoods.map(({ name }) => name)])].filter(
  (name) => /^[\p{L}' -]+$/u.test(name) && !isOfClaims(name) && isKnownEntry(name),
)
const sureMark = fc.constantFrom('\n', '; ', '\n- ', '\n• ', '\r\n', ' ; ')

describe('known names joined by any separator', () => {
  it('are given back, whichever they are, at lines, bullets and semicolons', () => {
    expect(names.length).toBeGreaterThan(200)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names), sureMark), { minLength: 1, maxLength: 12 }),
        (parts) => {
          const text = parts.map(([name, mark]) => `${name}${mark}`).join('')
          expect(entriesOf('allergies', text)).toEqual(parts.map(([name]) => name))
        },
      ),
      { seed: 137, numRuns: 60 },
    )
  })

  it('are given back at commas, “and” and “&”, where no two of them are one name together', () => {
    const mark = fc.constantFrom(', ', ' and ', ' & ', ', and ', ',')
    // "cheese and crackers" are known as a whole
    const isPreparedSeparately = (one: string, other: string) =>
      splitLine(`${one} and ${other}`).length === 2 && splitLine(`${one}, ${other}`).length === 2
    let joined = 0
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...picked), mark), { minLength: 1, maxLength: 10 }),
        (parts) => {
          const listed = parts.map(([name]) => name)
          fc.pre(
            listed.every(
              (name, at) => at === 0 || isPreparedSeparately(listed[at - 1] ?? '', name),
            ),
          )
          joined += 1
          const text = parts
            .map(([name, after], at) => (at < parts.length - 1 ? `${name}${after}` : name))
            .join('')
          expect(entriesOf('refused_foods', text)).toEqual(listed)
          expect(entriesOf('allergies', text)).toEqual(listed)
        },
      ),
      { seed: 137, numRuns: 60 },
    )
    expect(joined).toBe(60)
  })
})

const said = fc.constantFrom(
  'milk',
  'eggs',
  'peanut butter',
  'mac and cheese',
  'no',
  'avoid',
  'free',
  'except',
  'likes',
  'zorbly',
  'severe',
  'fish',
  'and',
  ', ',
  '; ',
  '\n',
  ':',
  '(',
  ')',
  '-',
  'ok',
  'allergic to',
  '1.',
  '•',
  '🚫',
  '&',
  'never',
  'rice',
)
const anyText = fc.oneof(
  fc.array(said, { maxLength: 24 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
)

describe('any text', () => {
  it('loses no word but those that part it, and those of eating before a safe food', () => {
    const { words: said } = typedNames
    const leads = new Set(
      [...said['lead-subject'], ...said['lead-only'], ...said['lead-verb'], ...said.liking].flatMap(
        (phrase) => readTokens(phrase).plain,
      ),
    )
    const wordsOf = (text: string) =>
      readTokens(text.replace(/(?<=^|\s)\(?\d{1,3}[.)]/gu, ' ')).plain.filter(
        (word) => word !== 'and',
      )
    fc.assert(
      fc.property(fc.constantFrom(...typedLists), anyText, (list, text) => {
        const words = new Set(entriesOf(list, text).flatMap(wordsOf))
        const isLead = (word: string) => list === 'safe_foods' && leads.has(word)
        expect(wordsOf(text).filter((word) => !words.has(word) && !isLead(word))).toEqual([])
      }),
      { seed: 137, numRuns: 400 },
    )
  })

  it('lets nothing in by being split: what a line keeps out, its tags keep out, and they wish for no more', () => {
    const read = (list: TypedList, tags: string[]) =>
      interpretProfile({
        allergies: [],
        behavioral_goals: [],
        dietary_preferences: [],
        [list]: tags,
      })
    fc.assert(
      fc.property(
        fc.constantFrom('allergies' as const, 'dietary_preferences' as const),
        fc
          .array(
            said.filter((one) => one !== '\n' && one !== '1.' && one !== '•'),
            { maxLength: 14 },
          )
          .map((words) => words.join(' ')),
        (list, line) => {
          const [whole, split] = [read(list, [line]), read(list, entriesOf(list, line))]
          expect(split.allergens).toEqual(expect.arrayContaining([...whole.allergens]))
        },
      ),
      { seed: 137, numRuns: 400 },
    )
  })

  it('parts the foods of a long paragraph one by one, though not all of them are known', () => {
    const text = `He gets zorbly chips, pancakes, eggs, apples (one, red), blorb pizza, ${'cheese '.repeat(9)}, toast`
    expect(entriesOf('safe_foods', text).slice(0, 4)).toEqual([
      'zorbly chips',
      'pancakes',
      'eggs',
      'apples (one, red)',
    ])
  })

  it('parts no refusal from the foods that it may be of', () => {
    const foods = 'noodles, rice, nuggets, fries, apples, pears, yogurt, crackers, toast, plums'
    const text = `He is allergic to cheese and milk, but eats ${foods} every single day`
    const [entry] = splitList({ list: 'safe_foods', text }).entries
    expect(entry?.text).toBe(text)
    expect(entry?.offered).toBeUndefined()
  })
})
