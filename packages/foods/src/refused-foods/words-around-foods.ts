import { listTerms } from '../vocabulary/list-terms.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(listTerms(text))

/** Words beside a refused food that name none: read only where a food or a word that we do not know stands too. */
export const fillers = wordSet(`
  ok, okay, fine, allowed, alright,
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
