import type { AllergenId } from '../../allergen.ts'
import { listTerms } from '../list-terms.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'

/** Shelled nuts and seeds share their mills and roasters. */
const nutsAndSeeds = `
  peanut, roasted peanut, almond, sliced almond, almond flour, almond butter, almond meal,
  cashew, cashew butter, hazelnut, macadamia, pecan, pistachio, walnut, pumpkin seed, sunflower seed,
  sunflower seed butter, sunflower butter, sesame seed
`
const stocks = `
  stock, vegetable stock, chicken stock, beef stock, fish stock, stock cube, stock powder, bouillon,
  bouillon cube, broth, vegetable broth, chicken broth, beef broth
`
const coldCuts = `
  deli turkey, deli turkey breast, deli chicken, deli meat, lunch meat, sliced turkey, rotisserie chicken
`
const breads = `
  bread, gluten free bread, breadcrumb, bread crumb, bagel, english muffin, burger bun, hamburger bun,
  hot dog bun, pizza base, pizza crust, pizza dough
`

/** Drinks of a nut are pressed from that nut alone. */
const nutDrinks = listTerms(
  'almond, cashew, hazelnut, macadamia, pistachio, walnut, peanut',
).flatMap((nut) => listTerms('milk, drink, beverage, yogurt').map((drink) => `${nut} ${drink}`))

function amongNuts(own: AllergenId, more = ''): Vocabulary {
  const name = own.replace('-', ' ')
  const others = listTerms(`${nutsAndSeeds}, ${more}`)
  return {
    ...vocabularyOf({}),
    checkLabel: others.filter((term) => !term.includes(name)),
    innocent: nutDrinks.filter((term) => !term.includes(name)),
  }
}

/** What products of a name often hold, by allergen: a case for the label, and kept out like the rest. */
export const oftenHeld = {
  milk: vocabularyOf({
    checkLabel: `
      ${stocks}, ${coldCuts}, pita, pita bread, flour tortilla, wheat tortilla,
      wheat flour tortilla, crispbread, crisp bread, pretzel, roti, chapati, paratha, phyllo,
      filo, phyllo dough, filo pastry, pasta sauce, tomato pasta sauce, guacamole, rice cake,
      rice cracker
    `,
  }),
  egg: vocabularyOf({
    checkLabel: `
      ${stocks}, hard cheese, grana padano, lasagna sheet, lasagna noodle, granola, breadcrumb, bread crumb,
      naan, pizza crust, pizza base, pizza dough, cracker, graham cracker, matzo, matzah, pesto
    `,
    labelOnly: 'crab cake, fish cake, potato cake, corn cake',
    innocent: 'rice cracker',
  }),
  peanut: vocabularyOf({
    checkLabel: `
      almond, brazil nut, cashew, hazelnut, macadamia, pecan, pistachio, walnut, pumpkin seed,
      sunflower seed, sesame seed, hoisin, hoisin sauce
    `,
    innocent: nutDrinks.filter((term) => !term.includes('peanut')).join(),
  }),
  almond: amongNuts('almond', 'shredded wheat, bread, breadcrumb, bread crumb'),
  'brazil-nut': amongNuts('brazil-nut'),
  cashew: amongNuts('cashew'),
  hazelnut: amongNuts('hazelnut', 'shredded wheat, bread, breadcrumb, bread crumb, pesto'),
  macadamia: amongNuts('macadamia'),
  pecan: amongNuts('pecan', 'shredded wheat, bread, breadcrumb, bread crumb'),
  'pine-nut': amongNuts('pine-nut'),
  pistachio: amongNuts('pistachio', 'pesto'),
  walnut: amongNuts('walnut', 'shredded wheat, bread, breadcrumb, bread crumb'),
  coconut: vocabularyOf({ checkLabel: 'plantain chip' }),
  wheat: vocabularyOf({
    checkLabel: `
      ${stocks}, ${coldCuts}, nori, kimchi, chili powder, chilli powder, curry powder, oat,
      oat drink, oat milk, oatmeal, barley, pearl barley, ham, sliced ham, fish sauce, corn flake, cornflake,
      puffed rice, baked beans, tempeh, chocolate, dark chocolate
    `,
    labelOnly: 'rice cracker',
  }),
  barley: vocabularyOf({
    checkLabel: `
      ${stocks}, curry powder, oat, oat drink, oat milk, oatmeal, fish stick, fish finger,
      shredded wheat, puffed rice, breadcrumb, bread crumb, pita, flour tortilla, wheat tortilla, naan,
      pizza crust, pizza base, crispbread, crisp bread, roti, chapati, matzo, phyllo, filo,
      baked beans, tempeh, barbecue sauce, chocolate, dark chocolate
    `,
  }),
  rye: vocabularyOf({
    checkLabel: `
      curry powder, oat, oatmeal, bagel, english muffin, burger bun, pizza crust, pizza base,
      pizza dough, whole wheat cracker, wheat cracker
    `,
  }),
  oats: vocabularyOf({
    checkLabel: `
      curry powder, breadcrumb, bread crumb, whole wheat bread, rye bread, crispbread, crisp bread,
      whole wheat cracker, wheat cracker, tempeh, graham cracker
    `,
  }),
  fish: vocabularyOf({
    products: 'kimchi, barbecue sauce, bbq sauce',
    checkLabel: 'nori, rice cracker, miso, white miso',
  }),
  crustacean: vocabularyOf({
    products: 'kimchi',
    checkLabel: 'nori, rice cracker, oyster sauce',
  }),
  mollusc: vocabularyOf({ products: 'kimchi', checkLabel: 'nori' }),
  soy: vocabularyOf({
    checkLabel: `
      ${coldCuts}, nori, kimchi, curry powder, sardine, rice cake, rice cracker, canned sardine, sardines in oil,
      canned tuna, skipjack tuna, pizza crust, pizza base, pizza dough, pretzel, taco shell, roti,
      chapati, phyllo, filo, baked beans, peanut butter, sunflower seed butter, sunflower butter,
      pasta sauce, tomato pasta sauce, pesto, hummus, chickpea dip, tortilla chip, plantain chip
    `,
    innocent: 'peanut butter made of peanuts only',
  }),
  sesame: vocabularyOf({
    checkLabel: `
      nori, curry powder, pizza crust, pizza base, pizza dough, rice cake, crispbread, crisp bread, roti,
      chapati, pumpkin seed, sunflower seed, sunflower seed butter
    `,
  }),
  mustard: vocabularyOf({
    checkLabel: `
      chili powder, chilli powder, ${coldCuts}, fish stick, fish finger, ketchup
    `,
  }),
  celery: vocabularyOf({
    checkLabel: `
      mixed vegetables, frozen vegetables, dill pickle, pickle, gherkin, chili powder, chilli powder,
      ${coldCuts}, bacon, fish stick, fish finger, baked beans, ketchup, barbecue sauce, bbq sauce
    `,
  }),
  lupin: vocabularyOf({ checkLabel: breads }),
  sulphites: vocabularyOf({
    checkLabel: `
      curry powder, garlic powder, ground ginger, onion powder, pumpkin pie spice, coconut cream, scallop,
      squid, breadcrumb, bread crumb, flour tortilla, wheat tortilla, pizza crust, pizza base,
      wheat cracker, whole wheat cracker, graham cracker, canned chickpea, canned white bean, canned butter bean, hoisin, hoisin sauce, tamarind,
      coconut water
    `,
  }),
} satisfies Partial<Record<AllergenId, Vocabulary>>
