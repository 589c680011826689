import { originVocabularies } from '../vocabulary/origin-vocabularies.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'

/** Words that no age group, or a young one, is to be given. The rules say who and where. */
export const ageVocabularies: ReadonlyMap<string, Vocabulary> = new Map([
  [
    'grapefruit',
    vocabularyOf({
      itself: `
        grapefruit, grape fruit, ruby red grapefruit, pomelo, pommelo, pummelo, shaddock,
        seville orange, seville marmalade, bitter orange, sour orange, bigarade, oroblanco,
        sweetie fruit, melogold, tangelo, minneola, citrus paradisi, citrus maxima,
        citrus aurantium, pamplemousse, pomelmo, pompelmo, toronja, toranja, naranja agria,
        naranja amarga, orange amere, bitterorange, pampelmuse, arancia amara, chakotra, 西柚, 葡萄柚,
        柚子, グレープフルーツ, 자몽, грейпфрут, جريب فروت, אשכולית
      `,
      innocent: 'grapefruit spoon, grapefruit knife',
    }),
  ],
  ['caffeine', originVocabularies.caffeine],
  ['cocoa', originVocabularies.cocoa],
  [
    'sweeteners',
    vocabularyOf({
      itself: `
        sweetener, artificial sweetener, aspartame, e951, sucralose, e955, splenda, saccharin,
        e954, sweet n low, acesulfame, acesulfame k, e950, neotame, advantame, cyclamate, e952,
        stevia, steviol, e960, truvia, monk fruit, monkfruit, luo han guo, erythritol, e968,
        xylitol, e967, sorbitol, e420, maltitol, e965, mannitol, e421, isomalt, e953, lactitol,
        swerve, equal sweetener, nutrasweet, canderel, sugar alcohol, allulose, diet soda,
        diet cola, diet coke, coke zero, zero sugar soda, sugar free soda, sugar free syrup,
        sugar free jelly, sugar free jello, sugar free pudding, sugar free candy, sugar free gum,
        sugar free chocolate, edulcorante, edulcorant, sussstoff, dolcificante, adocante
      `,
      innocent: `
        no sweetener, no artificial sweetener, no added sweetener, without sweetener
      `,
    }),
  ],
  [
    'liver',
    vocabularyOf({
      itself: `
        liver, calf's liver, chicken liver, beef liver, lamb's liver, pig's liver, duck liver,
        foie gras, liver pate, liverwurst, liver sausage, braunschweiger, chopped liver,
        pate de foie, cod liver oil, fish liver oil, halibut liver oil, shark liver oil, haggis,
        foie, higado, leber, leberwurst, leberpastete, fegato, fegatini, figado, kaleji, kibda,
        rebaa, 肝, 猪肝, レバー, печень, كبدة
      `,
      products: 'pate',
      innocent: `
        vegetable pate, mushroom pate, lentil pate, bean pate, fish pate, salmon pate,
        mackerel pate, chickpea pate, pate brisee, pate sucree, pate feuilletee, pate a choux,
        good for the liver
      `,
    }),
  ],
  [
    'raw-or-undercooked',
    vocabularyOf({
      itself: `
        raw egg, raw egg white, raw egg yolk, raw yolk, runny egg, runny yolk, soft boiled egg,
        soft egg, softly boiled egg, sunny side up, over easy, undercooked, half cooked egg,
        onsen egg, onsen tamago, lightly cooked egg, coddled egg, raw meat, raw beef, raw chicken,
        raw pork, raw fish, raw salmon, raw tuna, raw shrimp, raw prawn, raw oyster,
        raw shellfish, raw scallop, raw clam, rare steak, medium rare, rare beef, rare burger,
        pink in the middle, blue steak, sashimi, nigiri, ceviche, tartare, steak tartare,
        tuna tartare, carpaccio, crudo, sushi grade, poke bowl, kibbeh nayyeh, gravlax, gravadlax,
        cold smoked salmon, smoked salmon, lox, oyster on the half shell, raw cookie dough,
        raw dough, raw cake batter, raw batter, edible cookie dough, lick the bowl,
        lick the spoon, lick the whisk, raw flour, raw sprout, raw bean sprout, raw alfalfa,
        alfalfa sprout, alfalfa, clover sprout, radish sprout, broccoli sprout, sprouted seed,
        raw mung sprout, homemade mayonnaise, homemade mayo, homemade aioli, rohes ei,
        huevo crudo, oeuf cru, uovo crudo, yukhoe, mett, namasu, 刺身, 生卵, 生魚
      `,
      innocent: `
        tartare sauce, raw egg is cooked, not undercooked, never undercooked, no raw egg
      `,
    }),
  ],
  [
    'unpasteurised',
    vocabularyOf({
      itself: `
        unpasteurised, unpasteurized, non pasteurised, non pasteurized, not pasteurised,
        not pasteurized, raw milk, raw cow's milk, raw goat's milk, raw milk cheese, raw cream,
        raw butter, raw cheese, raw yogurt, raw kefir, lait cru, leche cruda, rohmilch,
        rohmilchkase, latte crudo, leite cru, fresh from the cow, unpasteurized juice, raw cider,
        unfiltered farm cider, raw juice
      `,
      innocent: `
        avoid unpasteurised, avoid unpasteurized, never unpasteurised, never unpasteurized,
        nothing unpasteurised
      `,
    }),
  ],
  [
    'high-mercury-fish',
    vocabularyOf({
      itself: `
        albacore, albacore tuna, white tuna, solid white tuna, bluefin, bluefin tuna, yellowfin,
        yellowfin tuna, bigeye tuna, ahi, ahi tuna, tuna steak, fresh tuna, seared tuna,
        tuna loin, swordfish, sword fish, shark, shark fin, marlin, king mackerel,
        spanish mackerel, orange roughy, tilefish, mahi mahi, mahimahi, dolphinfish, halibut,
        grouper, snapper, red snapper, monkfish, monk fish, carp, buffalofish, bluefish,
        chilean sea bass, patagonian toothfish, rockfish, sablefish, black cod, sheepshead,
        striped bass, weakfish, seatrout, white croaker, pacific croaker, croaker, escolar, wahoo,
        kingfish, king fish, barracuda, opah, amberjack, sea bass, thunnus alalunga, pez espada,
        espadon, schwertfisch, pesce spada, tiburon, requin, emperador
      `,
      // not on the list of Best Choices
      products: 'mussel',
      checkLabel: 'tuna, tinned tuna, canned tuna, tuna fish, atun, thon, thunfisch, tonno',
      innocent: `
        light tuna, canned light tuna, chunk light tuna, light tuna in water, tinned light tuna,
        skipjack tuna, canned skipjack tuna, tuna light, canned tuna light, black sea bass,
        carp shaped, snapper pea, sugar snapper, rainbow shark, shark shaped
      `,
    }),
  ],
  [
    'reduced-fat-milk',
    vocabularyOf({
      itself: `
        2% milk, 1% milk, 2 percent milk, 1 percent milk, reduced fat milk, low fat milk, lowfat milk,
        fat free milk, nonfat milk, non fat milk, skim milk, skimmed milk, semi skimmed milk,
        half fat milk, part skim milk, lait demi ecreme, lait ecreme, fettarme milch, magermilch,
        leche semidesnatada, leche desnatada, latte parzialmente scremato, latte scremato
      `,
    }),
  ],
  [
    'rice-drink',
    vocabularyOf({
      itself: `
        rice milk, rice drink, rice beverage, rice dream, horchata, rice mylk, brown rice milk,
        rice based drink, reismilch, reisdrink, lait de riz, leche de arroz, latte di riso,
        bebida de arroz, boisson de riz, amazake, sikhye, 米浆
      `,
      innocent: 'horchata de chufa, tiger nut horchata, tigernut horchata',
    }),
  ],
  [
    'added-sugar',
    vocabularyOf({
      itself: `
        sugar, white sugar, brown sugar, cane sugar, caster sugar, castor sugar, granulated sugar,
        icing sugar, powdered sugar, confectioners sugar, demerara, muscovado, turbinado,
        raw sugar, coconut sugar, palm sugar, date sugar, maple sugar, vanilla sugar, jaggery,
        gur, panela sugar, piloncillo, rapadura, sucrose, glucose, dextrose, fructose, maltose,
        invert sugar, corn syrup, high fructose corn syrup, glucose syrup, golden syrup,
        maple syrup, agave, agave syrup, agave nectar, rice syrup, brown rice syrup, date syrup,
        malt syrup, barley malt syrup, sorghum syrup, cane syrup, cane juice,
        evaporated cane juice, simple syrup, pancake syrup, chocolate syrup, treacle, molasses,
        honey, fruit juice concentrate, sweetened, candy, jam, jelly sweet, marmalade, nutella,
        ketchup, bbq sauce, barbecue sauce, soda, cola, lemonade, ice cream, frosting, icing,
        rainbow sprinkles, lollipop, marshmallow, chocolate, cookie, cupcake, cake, doughnut,
        donut, sweetened condensed milk, condensed milk, azucar, sucre, zucker, zucchero, acucar,
        cheeni, shakkar, sukkar, tang shi, sato, miel, 砂糖, 糖, 설탕, сахар, سكر, चीनी, 🍯, 🍬, 🍭,
        🍫, 🍪, 🍩, 🧁, 🎂, 🍰, 🍦, 🍨
      `,
      products: 'granola, hoisin, hoisin sauce, graham cracker, teriyaki, teriyaki sauce',
      checkLabel: `
        corn flake, cornflake, corn cereal, breakfast cereal, bagel, burger bun, hamburger bun,
        gluten free pizza crust, gluten free pizza base, baked beans, peanut butter, coconut aminos,
        worcestershire, worcestershire sauce, vanilla extract, vanilla flavoring, vanilla flavouring
      `,
      innocent: `
        sugar snap, sugar snap pea, sugar pea, sugar pumpkin, sugar free, no added sugar,
        no sugar added, without added sugar, peanut butter made of peanuts only, without sugar, no sugar, blood sugar, low sugar,
        natural sugar, honey dew, honeynut squash, unsweetened chocolate, rice cake, fish cake,
        crab cake, potato cake, corn cake, lentil cake, jam without added sugar, baking soda,
        soda bread, soda water, club soda, cream soda, sugar kelp, oat cake, nice cream,
        banana ice cream, banana nice cream
      `,
    }),
  ],
])
