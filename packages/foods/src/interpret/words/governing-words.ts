import { listTerms } from '../../vocabulary/list-terms.ts'

const terms = (text: string): readonly string[] => listTerms(text)

/** Refuse what follows them. */
export const refusalsBefore = terms(`
  no, not, without, avoid, avoids, avoiding, avoided, hates, hate, hating, hated, dislikes, dislike,
  refuses, refuse, refused, refusing, rejects, never, cannot, cant, can t, can not, doesnt, doesn t,
  does not, dont, don t, do not, wont, won t, will not, isnt, isn t, aint, mustn t, must not,
  shouldn t, should not, exclude, excludes, excluding, minus, except, except for, besides, apart from,
  other than, aside from, anything but, everything but, all but, against, detests, loathes, disgusted,
  averse to, aversion to, skip, skips, stop, stops, stopped, nix, nope, off, eliminate, eliminates,
  eliminated, eliminating, remove, removes, removed, removing, scared of, afraid of, fears, terrified,
  zero, nope to, free of, free from, instead of, rather than, over, than, in place of, swap, swaps, swap out, replace, replaces,
  substitute, hold, 0, w o, w out, ni, weder, nem, ani, stay away, stays away, cut out, cuts out, cutting out, keep out, keep away,
  keep him away, keep her away, allergic to, intolerant to, intolerant of, sensitive to, reacts to,
  react to, leave out, leaves out, away from, steer clear, ban, bans, banning, forbid, forbids,
  prohibits, lay off, gave up, give up, gives up, quit, came off, nothing with, anything with,
  sin, sans, ohne, pas, pas le, pas la, pas les, pas du, n aime pas, n aime, nao, não, non mangia, non beve, non tollera, non vuole, non può, non puo,
  bawal, bawal ang, senza, sem, kein, keine, keinen, nicht, pas de, pas d, aucun, aucune, nada de, nessun,
  niente, evitar, eviter, vermeiden, evitare, sans aucun, geen, zonder, niet, ingen, inga, inte, utan,
  uten, uden, ikke, bez, nie, ne jede, ilman, nelkul, fara, tanpa, tidak, walang, hindi, khong, brez,
  без, нет, не, ne, χωρίς, όχι, بدون, بلا, لا, ללא, בלי, לא, बिना, नहीं, কোনো না, 不, 不吃, 不能, 无, 無, 没有, 避免,
  ないで, 避ける
`)

/** Refuse what stands before them. */
export const refusalsAfter = terms(`
  free, banned, forbidden, prohibited, disallowed, not allowed, not ok, not okay, not permitted, off limits,
  off the menu, never, no, none, nope, nil, zero, no way, out, excluded, avoided, restricted, restriction,
  elimination, elimination diet, frei, fri, vrij, mentes, verboten, prohibido, prohibidos, prohibida,
  prohibidas, interdit, interdits, interdite, interdites, proibido, vietato, verboden, zakazane, yasak, yok, yemez, içmez, icmez, yiyemez, içemez, icemez, yemiyor, içmiyor, icmiyor, 안 먹어요, 못 먹어요,
  zabroniony, mamnou, ممنوع, запрещено, нельзя, אסור, मना, मुक्त, 禁止, 抜き, なし, 除去, 안 돼, 금지, 免, 过敏
`)

/** Speak of an allergy: all in the tag is read as in the allergies list. */
export const allergyWords = terms(`
  allergy, allergies, allergic, alergic, alergy, cmpa, cmpi, cma, mspi, tna, fpies, allergen, allergens, intolerance, intolerant, intolerances,
  anaphylaxis, anaphylactic, anaphylaxis to, sensitivity, sensitivities, sensitive, reacts, coeliac, celiac,
  alergia, alergias, alergico, alergica, allergie, allergique, allergisch, allergia, allergico, allergica,
  alergiya, alerji, alergi, intolerante, intollerante, intollerant, intolérant, nietolerancja, uczulenie, uczulony, αλλεργία, αλλεργια, แพ้, אלרגי, אלרגית, allergi, allergisk, аллергия, حساسية, אלרגיה, एलर्जी, アレルギー, 알레르기, 过敏, 過敏, dị ứng
`)

/** Harm that a food does. */
export const harmWords = terms(`
  react, reaction, reactions, reacted, hives, hive, urticaria, rash, rashes, eczema, swelling, swells, swelled,
  swollen, itchy, itching, itches, itch, sick, ill, unwell, breaks out, break out, breakout, breakouts, phlegm, mucus, congestion, congested, snotty, ear infection, ear infections, crazy, hyper, wild, bloats, constipates, bothers, irritates, triggers, upsets, vomit, vomits, vomited, vomiting, puke, pukes,
  puking, throw up, throws up, threw up, throwing up, diarrhea, diarrhoea, bloated, bloating, gag, gags, gagging,
  choke, chokes, choking, choked, retch, retches, ache, aches, hurt, hurts, wheeze, wheezes, wheezing,
  anaphylactic shock, er visit, hospital, hospitalized, hospitalised, ambulance, meltdown after,
  ronchas, urticaire, nesselsucht, ausschlag, erbrechen, vomito, vomissements, eccema
`)

/** Carried or given against a reaction. */
export const medicineWords = terms(`
  epipen, epipens, epi pen, epi pens, epi, epinephrine, adrenaline, adrenalin, auvi q, auviq, jext, emerade,
  neffy, autoinjector, auto injector, injector, benadryl, antihistamine, antihistamines, zyrtec, cetirizine,
  claritin, loratadine, allegra, piriton, diphenhydramine, hydroxyzine, prednisone, steroid, steroids, inhaler,
  albuterol, xolair, omalizumab, oit, oral immunotherapy, slit, allergy meds, allergy shot, allergy shots
`)

/** Signs that forbid. */
export const prohibitionSigns = terms('🚫, ❌, ⛔, 🙅, ✖, ✗, ✘, ☠, ⚠, 🤢, 🤮, ❎, 🛑, 👎')

/** Less of a food is neither none of it nor a liking. */
export const lessenings = terms(`
  less, fewer, only in, in cake, in cakes, in baking, in baked goods, in muffins, too much, low, lower, lite, light on, hardly, barely, rarely, not much, used to like, used to love, used to eat,
  used to enjoy, used to be fine with, small amounts of, limited amounts of, reduce, reduces, reducing, cut down, cutting down, restrict, restricts, restricting, limit,
  limits, limiting, limited
`)

/** A food after one of these is wished for. */
export const likings = terms(`
  love, loves, loving, like, likes, liking, favourite, favorite, favourites, favorites, enjoys, enjoy,
  prefers, prefer, prefered, preferred, preference, fan of, fan, safe food, safe foods, adores, adore, wants, want, craves, happy,
  happy with, lover, obsessed, obsessed with, eats, accepts, accepted, yes, will eat, only eats, lives on,
  adora, adore, ama, gusta, aime, mag, liebt
`)

/** Turns: what follows stands apart from what went before. */
export const turns = terms('but, however, though, although, yet')

/** Said of a food that may be eaten. In the allergies list they let nothing in: they are asked about. */
export const allowancesBefore = terms(`
  not allergic to, no longer allergic to, isn t allergic to, is not allergic to, outgrew, outgrown,
  has outgrown, grew out of, grown out of, used to be allergic to, was allergic to, can eat, can have,
  may eat, may have, can tolerate, tolerates, tolerate, ok with, okay with, fine with, is fine with,
  safe with, good with, except, except for, besides, apart from, other than, aside from, but not,
  not, excluding
`)
export const allowancesAfter = terms(`
  is fine, are fine, fine, is ok, are ok, ok, okay, is okay, are okay, is safe, are safe, safe, allowed,
  is allowed, are allowed, tolerated, is tolerated, are tolerated, outgrown, is good, no problem
`)

/** What is left of an allowance by one of these cannot be told by a yes: some of the food, some of the time. */
export const partialStates = terms(`
  baked, raw, cooked, boiled, fried, heated, processed, extensively heated, well cooked, traces, trace,
  small amounts, small amount, a little, in cake, in muffins, ladder
`)

/** "Everything", before "but". */
export const everything = terms(
  'everything, anything, all, any, most, everything else, anything else, most foods, all foods, anything really',
)
