import { listTerms } from '../vocabulary/list-terms.ts'

/** Foods that we know and that hide in little else: kept out by their own name. */
export const plainFoods: readonly string[] = listTerms(`
  guava, lychee, durian, passion fruit, dragon fruit, persimmon, pomegranate, cranberry,
  blackberry, elderberry, gooseberry, blackcurrant, redcurrant, mulberry, acai, goji berry,
  jackfruit, starfruit, rambutan, mangosteen, plantain, rhubarb, quince, tamarind, kumquat, olive,
  cabbage, cauliflower, brussels sprout, kale, chard, lettuce, arugula, rocket, watercress,
  radicchio, endive, asparagus, artichoke, radish, turnip, swede, parsnip, kohlrabi, okra, yam,
  cassava, taro, jicama, fennel, celtuce, bok choy, seaweed, nori, kelp, water chestnut,
  bamboo shoot, lotus root, edible flower, squash, courgette, zucchini, tomatillo, basil, oregano,
  thyme, rosemary, sage, parsley, dill, chive, tarragon, bay leaf, marjoram, cumin, caraway,
  cardamom, clove, nutmeg, mace, allspice, anise, aniseed, star anise, fenugreek, saffron, sumac,
  black pepper, white pepper, lemongrass, lavender, licorice, liquorice, carob, amaranth, millet,
  sorghum, teff, tapioca, arrowroot, xanthan gum, guar gum, carrageenan, inulin, chicory,
  maple syrup, agave, stevia, aspartame, sucralose, xylitol, sorbitol, benzoate, sodium benzoate,
  nitrate, nitrite, bha, bht, annatto, palm oil, canola oil, rapeseed, olive oil, vegetable oil,
  hemp seed, quorn, mycoprotein, duck, goose, rabbit, venison, liver, coffee, tea, cola, soda,
  popcorn, vinegar, hot sauce, pickle, ketchup, spinach, seed, meat, spice, spices, salad, juice,
  candy, ice, gum, curry, chai, xanthan, guar, lanolin, cricket powder, cricket flour
`)
