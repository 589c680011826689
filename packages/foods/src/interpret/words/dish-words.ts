import { listTerms } from '../../vocabulary/list-terms.ts'

/** Names of dishes and of what one is served as: liked also where no food is named. */
export const dishNames: ReadonlySet<string> = new Set(
  listTerms(`
    nugget, nuggets, tender, tenders, fry, fries, chip, chips, crisps, cracker, crackers, toast, toastie, toasties, sandwich,
    sandwiches, wrap, wraps, bun, buns, bagel, bagels, pizza, pizzas, pasta, noodle, noodles, spaghetti, macaroni, mac, ravioli,
    lasagna, lasagne, soup, soups, stew, stews, chili, curry, casserole, casseroles, pie, pies, pastry, tart, tarts, cake, cakes,
    muffin, muffins, pancake, pancakes, waffle, waffles, cookie, cookies, biscuit, biscuits, bar, bars, bread, gravy, dip, dips,
    jam, jelly, juice, juices, smoothie, smoothies, milkshake, milkshakes, meatball, meatballs, burger, burgers, patty, patties,
    kebab, kebabs, taco, tacos, burrito, burritos, quesadilla, quesadillas, tortilla, tortillas, nachos, salad, salads, slaw,
    cereal, cereals, granola, porridge, oatmeal, pudding, custard, yogurt, yoghurt, popsicle, popsicles, puffs, popcorn, pretzel,
    pretzels, croissant, croissants, dumplings, sushi, hummus, ketchup
  `),
)

/** How a food is cooked: kept in the name of a liking. */
export const cookingWords: ReadonlySet<string> = new Set(
  listTerms(
    'well, fried, baked, boiled, cooked, raw, frozen, dried, canned, fresh, whole, plain, white, brown, red, green, yellow',
  ),
)

/** Words that make a dish of a food's name: "chicken nuggets", "cheese on toast". */
export const dishWords: ReadonlySet<string> = new Set([
  ...dishNames,
  ...listTerms(`
    strip, strips, finger, fingers, stick, sticks, crisp, toasted, roll, rolls, bake, loaf, butter, buttered, buttery, sauce, sauces,
    spread, shake, shakes, drink, drinks, water, ball, balls, dog, dogs, bowl, bowls, flake, flakes, cream, ice, pop, pops, puff, ring,
    rings, slice, slices, sliced, piece, pieces, chunk, chunks, cube, cubes, cubed, wedge, wedges, half, halves, mash, mashed, grilled,
    roast, roasted, steamed, scrambled, poached, stuffed, breaded, battered, crispy, crunchy, creamy, cheesy, warm, hot, cold, cool,
    sweet, savory, savoury, salty, mild, white, brown, red, green, yellow, orange, black, gold, golden, whole, skinless, boneless,
    seedless, seeded, crustless, crust, crusts, unsalted, salted, dry, hard, soft, lean, ripe, unripe, smoked, thick, thin, peeled,
    shredded, grated, chopped, diced, minced, cut, dinosaur, dino, alphabet, star, stars, animal, mini, bite, bites, baby, little, big,
    style, homemade, store, brand, tube, tubes, pouch, pouches, squeezy, squeezable, cup, cups, pot, pots, tub, tubs, packet, packets, box, bag, bags, string, strings, w,
    topping, topped, filling, filled, flavored, flavoured, fried, baked, boiled, cooked, frozen, fresh,
    canned, dried, plain, well, done, n, j, only, on, in, with, and, or, of, the, a
  `),
])
