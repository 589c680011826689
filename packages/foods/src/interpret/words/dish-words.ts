import { listTerms } from '../../vocabulary/list-terms.ts'

/** Words that make a dish of a food's name: "chicken nuggets", "cheese on toast". */
export const dishWords: ReadonlySet<string> = new Set(
  listTerms(`
    nugget, nuggets, tender, tenders, strip, strips, finger, fingers, stick, sticks, fry, fries, chip, chips, crisp, crisps,
    cracker, crackers, toast, toasted, toastie, sandwich, sandwiches, wrap, wraps, roll, rolls, bun, buns, bagel, bagels,
    pizza, pasta, noodle, noodles, spaghetti, macaroni, mac, ravioli, lasagna, lasagne, soup, stew, chili, curry, casserole,
    bake, pie, pies, pastry, tart, cake, cakes, muffin, muffins, pancake, pancakes, waffle, waffles, cookie, cookies, biscuit,
    biscuits, bar, bars, bread, loaf, butter, buttered, buttery, sauce, sauces, gravy, dip, dips, spread, jam, jelly, juice, juices,
    smoothie, smoothies, shake, shakes, drink, drinks, water, ball, balls, burger, burgers, patty, patties, dog, dogs, kebab,
    kebabs, taco, tacos, burrito, burritos, quesadilla, quesadillas, tortilla, tortillas, nachos, salad, salads, slaw, bowl, bowls,
    cereal, cereals, flake, flakes, granola, porridge, oatmeal, pudding, custard, yogurt, yoghurt, cream, ice, pop, pops,
    popsicle, popsicles, puff, puffs, ring, rings, slice, slices, sliced, piece, pieces, chunk, chunks, cube, cubes, cubed, wedge,
    wedges, half, halves, mash, mashed, grilled, roast, roasted, steamed, scrambled, poached, stuffed, breaded, battered, crispy,
    crunchy, creamy, cheesy, warm, hot, cold, cool, sweet, savory, savoury, salty, mild, white, brown, red, green, yellow, orange,
    black, gold, golden, whole, skinless, peeled, shredded, grated, chopped, diced, minced, dinosaur, dino, alphabet, star, stars,
    animal, mini, bite, bites, baby, little, big, thin, thick, style, homemade, store, brand, only, on, in, with, and, or, of, the, a
  `),
)
