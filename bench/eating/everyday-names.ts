/** Parts of a record's description that say where it came from or how fat it is, and leave it the thing it is. */
const silent: readonly RegExp[] = [
  /^NFS$/u,
  /^NS as to .+$/u,
  /^from (?:fast food|restaurant|frozen|fresh|raw|school(?: lunch| cafeteria)?|other sources|pre-?cooked|dried|dry mix|canned|home recipe|a mix)(?: \/ restaurant)?$/u,
  /^(?:fast food|restaurant|school(?: lunch| cafeteria)?|fast food \/ restaurant|bakery)$/u,
  /^(?:home recipe|homemade|made from (?:home recipe|packaged mix|mix).*|prepared from mix|purchased at a bakery|from packaged mix)$/u,
  /^(?:ready-to-(?:eat|heat|drink)|store-bought|packaged|prepackaged|prepackaged or deli|luncheon meat|bottled|canned, bottled or in a carton|bottled or in a carton|instant|from package)$/u,
  /^(?:no added fat|fat added(?: in cooking)?|no fat added|(?:made|cooked|prepared) with(?:out)? (?:oil|butter|margarine|butter or margarine|lard|fat|milk|water)|made with (?:whole|reduced fat|low fat|non-dairy|any) milk|with added butter|no butter(?: added)?)$/u,
  /^(?:lean only eaten|lean and fat eaten|(?:skin|peel|coating|skin \/ coating|skin\/coating) (?:not )?eaten|prepared (?:skinless|with skin)|NS as to skin)$/u,
  /^(?:regular|original|unflavored|large or small curd|reduced sodium|low sodium|unsalted|salted|lightly salted|low fat|lowfat|reduced fat|nonfat|fat free|light|reduced sugar|low fat milk|nonfat milk|whole milk|part skim|with calcium added|with added vitamins.*|enriched|stick|tub)$/u,
  /^(?:thin|medium|thick|regular) crust$/u,
  /^(?:(?:1|2) )?(?:small|medium|large)(?: (?:patty|patties))?$/u,
  /^on (?:white|wheat|whole wheat) (?:bread|bun)$/u,
  /^(?:fresh|frozen|canned), cooked$/u,
  /^cooked$/u,
  /^with (?:regular|reduced fat) peanut butter$/u,
  /^(?:regular|reduced sugar) jelly$/u,
  /^(?:100%|water added|microwave|drained|reconstituted|dry|plain|whole grain|multigrain|any kind|without icing|no icing|icing)$/iu,
  /^(?:smoked or cured|no frosting|frosted|frosting|dry grated|(?:un)?sweetened|other|prepared from .*|and added vegetables|no sauce or dressing|with high vitamin C|decaffeinated|with added (?:fat|sugar))$/u,
  /^with (?:calcium added|condiments?|lettuce|lettuce.*|mayonnaise or salad dressing.*|added vitamin.*)$/u,
]

/** What parents leave out of these names: the sort of bread, meat or icing, a flavour, a size of pack. */
const sorts: readonly (readonly [head: RegExp, sort: RegExp])[] = [
  [
    /^(?:frankfurter or )?hot dog/iu,
    /^(?:beef|pork|beef and pork|meat|turkey|chicken|meat and poultry|plain|NFS.*)$/iu,
  ],
  [/cheese sandwich$/iu, /cheese$|bread$/iu],
  [/sandwich|^peanut butter and/iu, /^(?:on|plain|with (?:lettuce|spread|cheese|mayonnaise)).*$/iu],
  [
    /^cake or cupcake$|^snack cake$/iu,
    /icing|^(?:white|yellow|chocolate|marble|lemon|spice|carrot|pound|sponge|angel food|gingerbread)/iu,
  ],
  [/^(?:light )?ice cream|^soft serve|^gelato|^frozen yogurt|^sherbet/iu, /./u],
  [
    /^roll$/iu,
    /^(?:white|soft|hard|wheat or cracked wheat|whole wheat|hoagie|submarine|egg bread|sourdough|french or vienna)$/iu,
  ],
  [/^roll, sweet|^doughnut|^cookie, butter|^danish|^pan dulce|^croissant|^cream puff/iu, /./u],
  [
    /^milk shake|^fruit smoothie|^slush|^lemonade|^sports drink|^fruit juice|^fruit flavored/iu,
    /./u,
  ],
  [
    /^soft drink$/iu,
    /^(?:fruit flavored|caffeine free|root beer|ginger ale|cream soda|caffeine containing)$/iu,
  ],
  [/juice/iu, /^(?:100%|canned.*|with calcium.*|freshly squeezed|with vitamin.*)$/iu],
  [
    /^(?:pancakes?|waffles?|french toast)$/iu,
    /^(?:whole grain|fruit|with.*|gluten free|cinnamon|plain)$/iu,
  ],
  [
    /^(?:oatmeal|cream of wheat|grits)$/iu,
    /^(?:regular or quick|instant|made with.*|other flavors|NS.*)$/iu,
  ],
  [
    /^yogurt|^chocolate milk|^strawberry milk|^hot chocolate/iu,
    /^(?:(?:whole|low fat|nonfat|reduced fat|fat free).*|made (?:from|with).*|dry mix.*|NS as.*|reduced sugar.*)$/iu,
  ],
  [
    /^(?:chicken|turkey|beef|pork|fish|steak|hamburger)\b/iu,
    /^(?:skin.*|coating.*|lean.*|from .*|prepared.*|NS.*|precooked|(?:with |without )?(?:marinade|sauce)|light meat|(?:broiled|baked|roasted|grilled|sauteed|stewed|rotisserie|braised|boiled|or roasted)\b.*)$/iu,
  ],
  [/^pizza/iu, /crust|^school/iu],
  [/burger|^mcdouble/iu, /patt|bun$|condiment|lettuce|tomato|mayonnaise|bacon|from /iu],
  [/^(?:egg omelet or scrambled egg|egg)$/iu, /^(?:made with.*|NS.*|no added fat|whole)$/iu],
  [
    /^potato chips|^pretzels|^popcorn|^tortilla chips|^corn chips/iu,
    /^(?:restructured|ruffled|baked|wavy|fat free|movie theater|air-popped|popped in oil|hard|ready-to-eat|no butter.*)$/iu,
  ],
  [
    /^(?:pasta|spaghetti|lasagna|ravioli|macaroni|tortellini)/iu,
    /^(?:whole grain|canned|frozen|meatless|from .*|and added vegetables|meat|poultry|cheese-filled|meat-filled)$/iu,
  ],
  [
    /^(?:burrito|taco|soft taco|fajita|quesadilla|nachos|taquito|tamale|enchilada)/iu,
    /^(?:beef|pork|chicken|meat|cheese|with .*|corn tortilla|flour tortilla|no cheese|meatless|beef or pork)$/iu,
  ],
  [/^cookie/iu, /icing|filling|coating|^no bake$/iu],
  [/^cereal$/iu, /^(?:flavored|other|toasted)$/iu],
  [/^tea\b/iu, /./u],
  [/^egg sandwich/iu, /^with/iu],
  [/^yogurt/iu, /^(?:flavors other than fruit|fruit)$/iu],
  [/^rice$/iu, /^(?:white|NS as.*|no added fat|made with .*|fat added.*)$/iu],
  [/^bread$/iu, /^(?:french or vienna|italian|grecian|armenian|sourdough|enriched|made from.*)$/iu],
]

/** What cooks call it, where the record says how it was made. */
const cooksNames: readonly (readonly [RegExp, string])[] = [
  [/fried, coated|baked, coated|baked or broiled, coated|grilled, coated/u, 'breaded'],
  [/ \(skim\)/u, ''],
  [/with tomato-based sauce(?:,| and|, and)? ?meat(?: sauce)?/u, 'with meat sauce'],
  [/tomato-based/u, 'tomato'],
  [/ other than pepperoni/u, ''],
  [/^Roll, sweet/u, 'Sweet roll'],
  [/fried with (?:oil|butter|margarine|animal fat or meat drippings|cooking spray)/u, 'fried'],
  [/Burrito, taco, or quesadilla with egg.*/u, 'breakfast burrito'],
  [/^(Burrito|Soft taco|Taco or tostada|Taco) with (meat|beans|chicken|fish).*/u, '$1 with $2'],
  [/wheat or cracked wheat/u, 'whole wheat'],
  [/Chicken or turkey/u, 'chicken'],
  [/Frankfurter or hot dog/u, 'hot dog'],
  [/with melted cheese|with parmesan cheese/u, 'with cheese'],
]

const tidy = (text: string) => text.replaceAll(/["“”]/gu, '').replaceAll(/\s+/gu, ' ').trim()

/** "pancakes or waffles" is either; "grilled/broiled" too. */
function eachOf(phrase: string): string[] {
  const pair = /^(.*?)(\S+)(?: or | ?\/ ?)(\S+)(.*)$/u.exec(phrase)
  if (!pair) return [phrase]
  const [, before = '', one = '', other = '', after = ''] = pair
  return [phrase, ...[one, other].flatMap((word) => eachOf(tidy(`${before}${word}${after}`)))]
}

/**
 * A description of FNDDS put as people say it, in the several ways in which they may: "Cookie,
 * chocolate chip" is "chocolate chip cookie". Only what `silent` lists is left out; all that says
 * what kind of thing it is stays in.
 *
 * @example everydayNames('Potato, french fries, fast food') // ['french fries potato', ..., 'french fries']
 */
export function everydayNames(description: string): readonly string[] {
  const put = cooksNames.reduce((text, [from, to]) => text.replace(from, to), description)
  const named = /^(.*?)\s*\(([^)]*)\)(.*)$/u.exec(put)
  const texts = named ? [`${named[1]}${named[3]}`, `${named[2]}`, `${named[2]} ${named[1]}`] : [put]
  const names = texts.flatMap((text) => {
    const [head = '', ...rest] = text.split(', ').map(tidy)
    const loud = rest.filter((part) => !silent.some((pattern) => pattern.test(part)))
    const said = loud.filter(
      (part) => !sorts.some(([ofHead, sort]) => ofHead.test(head) && sort.test(part)),
    )
    const backwards = said.toReversed()
    return [
      [...loud.toReversed(), head],
      [head, ...loud],
      loud.toReversed(),
      [...backwards, head],
      [...said, head],
      [head, ...said],
      ...(said.length > 0 ? [backwards, said] : []),
      ...(head.includes(' with ') || head.includes(' made with ')
        ? []
        : said.length > 1
          ? [[...said.slice(1), said[0] ?? '', head]]
          : []),
    ].map((parts) => tidy(parts.join(' ')))
  })
  return [...new Set(names.flatMap(eachOf))].filter((name) => name !== '')
}
