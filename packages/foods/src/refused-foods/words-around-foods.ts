import { listTerms } from '../vocabulary/list-terms.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(listTerms(text))

/** Words beside a refused food that name none: read only where a food or a word that we do not know stands too. */
export const fillers = wordSet(`
  a, an, the, and, or, nor, of, to, in, on, at, by, for, from, with, any, all, every, each, some,
  most, no, not, non, none, never, only, even, is, are, was, be, it, its, i, we, my, our, your, he,
  she, him, her, his, they, them, their, this, that, these, those, as, so, too, also, very, really,
  much, many, more, lot, lots, kind, kinds, type, types, sort, sorts, form, forms, food, foods,
  thing, things, stuff, dish, dishes, meal, meals, anything, everything, something, whatever, hate,
  hates, hating, hated, dislike, dislikes, disliked, refuse, refuses, refused, refusing, avoid,
  avoids, avoiding, eat, eats, eating, eaten, want, wants, like, likes, liked, touch, touches,
  tolerate, tolerates, stand, cannot, can, cant, wont, will, would, doesnt, dont, does, do, t, s,
  don, doesn, won, please, son, daughter, child, kid, boy, girl, baby, yuck, yucky, gross, ew,
  disgusting, absolutely, totally, strictly, always, ever, without, free, out, off, stop, skip,
  bad, big, huge, around, near, plate, smell, smells, sight, texture, textures, taste, tastes,
  flavour, flavor, flavours, flavors, gag, gags, at all, because, when, if, mostly, especially,
  including, includes, include, like, such, etc, eg, ie, other, others, another, but, same, just, still,
  el, la, los, las, un, una, y, o, de, del, con, sin, ni, todo, toda, todos, todas, le, les, des,
  du, et, ou, sans, pas, tout, toute, tous, der, die, das, und, oder, kein, keine, keinen, ohne,
  alle, alles, il, lo, gli, e, di, senza, niente, nessun, tutto, tutti, um, uma, os, as, ou, sem,
  nada, het, een, en, geen, bez, i, nie
`)

/** What turns the words after it into what stays. */
export const exceptionWords = wordSet(
  'except, exept, excepting, besides, bar, unless, salvo, excepto, menos, sauf, außer, ausser, tranne, eccetto, behalve, oprócz',
)
/** The same in two words. */
export const exceptionPairs = wordSet(
  'apart from, aside from, other than, except for, but not, but eats, but likes, but loves, all but, everything but, anything but',
)
/** How a food is made ready: "raw carrots". */
export const states: Readonly<Record<string, 'raw' | 'cooked'>> = {
  raw: 'raw',
  uncooked: 'raw',
  crudo: 'raw',
  cruda: 'raw',
  cru: 'raw',
  roh: 'raw',
  cooked: 'cooked',
  boiled: 'cooked',
  steamed: 'cooked',
  roasted: 'cooked',
  roast: 'cooked',
  baked: 'cooked',
  fried: 'cooked',
  grilled: 'cooked',
  cocido: 'cooked',
  cuit: 'cooked',
  gekocht: 'cooked',
}

/** Words of everyday language that are a letter away from a food: never read as one. */
export const everydayWords = wordSet(`
  about, apply, ample, after, again, alone, angel, angle, baker, beach, beads, beads, bears, beast,
  began, begin, being, belly, birds, bland, blend, board, boast, boats, bored, bowls, brand, bread,
  break, bring, broad, brown, brush, cakes, candy, cards, carry, cases, catch, chair, cheap, cheat,
  cheek, cheer, chess, chest, child, china, chips, chops, class, clean, clear, coast, cold, color,
  could, cover, crash, crust, daily, dance, diary, dream, dress, drink, eight, every, extra, fairy,
  feast, ferry, fight, finds, fires, first, flesh, float, floor, flour, foods, forms, fresh, front,
  fully, furry, games, glass, goats, grade, grand, grass, gravel, great, green, group, hairy, hands,
  happy, harsh, heads, heart, hurry, jeans, jelly, juicy, knife, later, leads, leans, leave, level,
  light, liked, liver, loses, makes, means, meals, merry, might, money, month, mouth, never, night,
  noise, nurse, other, pains, paint, paper, parts, party, paste, patch, peace, petal, piece, place,
  plain, plane, plant, plate, point, price, pride, print, quick, quiet, rapid, reach, ready, right,
  river, round, salty, sandy, saucy, scare, seats, sense, serve, shape, share, sharp, sheep, sheet,
  shell, ships, shirt, shoes, short, sleep, slice, small, smell, snack, snake, soaps, sound, south,
  space, speak, spend, spice, stand, start, state, steal, steam, still, stock, stomp, store, storm,
  story, strip, study, stuff, sugar, sweat, sweet, table, taken, taste, teach, teeth, tends, their,
  there, thick, thing, thumb, times, tired, toast, touch, trust, union, upset, vegan, walls, waste,
  water, weary, where, which, while, white, whole, windy, world, worse, yield, young, breath,
  breathe, cereals, chewing, clothes, colored, couldn, covered, creased, decline, friend, friends,
  ground, hidden, matter, mother, father, person, places, plates, please, raised, rather, school,
  served, shapes, sister, smells, spread, spring, steady, strange, struggle, sudden, sweets, tables,
  tastes, things, warmer, window, winter, wonder, pieces, better, letter, butler, buttons, cheeks,
  greedy, creamer, cream, peppery, reason, season, second, simple, single, slower, sorted, tomorrow
`)
