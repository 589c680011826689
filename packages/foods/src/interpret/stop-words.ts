import { listTerms } from '../vocabulary/list-terms.ts'

/** Words that name no food by themselves: an unknown allergy is not kept out by them. */
export const stopWords: ReadonlySet<string> = new Set(
  listTerms(`
    a, an, and, or, nor, the, of, to, in, on, at, by, for, from, with, without, no, not, non,
    none, any, all, only, but, is, are, was, be, been, being, has, have, had, he, she, him, her,
    his, hers, they, them, their, it, its, i, we, our, my, me, us, you, your, this, that, these,
    those, as, if, so, too, also, than, then, very, more, most, less, least, some, other, others,
    another, each, every, both, same, such, can, cannot, can't, cant, could, may, might, must,
    should, will, would, does, do, did, doesn, doesnt, don, dont, isn, isnt, t, s, m, re, ve, ll,
    etc, eg, ie, vs, per, via, de, la, le, el, los, las, les, des, du, al, di, da, und, et, y, e,
    o, free, dye, dyes, colour, color, colours, colors, coloured, colored, colouring, coloring,
    red, blue, yellow, green, orange coloured, white, black, brown, pink, purple, number, nr,
    allergy, allergies, allergic, allergen, allergens, alergy, alergic, allergie, alergia,
    alergico, intolerance, intolerances, intolerant, sensitivity, sensitivities, sensitive,
    reaction, reactions, react, reacts, anaphylaxis, anaphylactic, epipen, severe, severely, mild,
    mildly, moderate, slight, slightly, serious, strong, strongly, bad, badly, life, threatening,
    airborne, contact, confirmed, suspected, possible, possibly, maybe, perhaps, probably,
    diagnosed, tested, test, ige, mediated, oral, syndrome, disease, disorder, condition, trace,
    traces, amount, amounts, small, large, big, little, tiny, lot, lots, much, many, few, eat,
    eats, eating, eaten, drink, drinks, drinking, food, foods, product, products, ingredient,
    ingredients, containing, contains, contain, based, made, type, types, kind, kinds, form,
    forms, thing, things, item, items, stuff, like, likes, love, loves, hate, hates, dislike,
    dislikes, avoid, avoids, avoiding, exclude, excluded, fine, ok, okay, good, safe, tolerated,
    tolerates, tolerate, allowed, well, now, anymore, still, ever, never, always, sometimes,
    often, since, until, when, where, while, during, after, before, again, once, twice, year,
    years, old, age, child, kid, son, daughter, boy, girl, doctor, dr, nurse, school, home,
    please, note, notes, see, careful, caution, known, unknown, none known, nkda, na, n a, nil,
    nothing, raw, cooked, baked, fried, boiled, fresh, dried, frozen, canned, whole, plain,
    organic, pure, natural, artificial, added, refined, unrefined, especially, particularly,
    including, include, includes, mainly, mostly, exclusively, gets, get, got, hives, rash,
    eczema, vomiting, swelling, itchy, itching, stomach, tummy, ache, pain, upset, asthma, skin,
    mouth, face
  `),
)
