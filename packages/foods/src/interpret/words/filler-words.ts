import { listTerms } from '../../vocabulary/list-terms.ts'

/** Said around what matters. They may be passed over only beside a reading that stands. */
export const fillerWords: ReadonlySet<string> = new Set(
  listTerms(`
    better, best, improve, improves, improved, improving, increase, increased, support, supporting, promote, percentile, percent, more,
    please, pls, thanks, thank, hi, hello, sorry, just, really, quite, rather, pretty, actually, basically, currently,
    deathly, fatally, isst, trinkt, verträgt, vertragt, nur, mange, mangent, boit, puede, come, comer, toma, tomar, tolera, bebe, mangia, beve,
    äter, ater, dricker, spiser, drikker, eet, drinkt, je, pije, ест, пьет, пьёт, любит, يأكل, يشرب, من, على, אוכל, אוכלת, שותה, khata, khati, se, ko, से, को, 喝, 吃, 먹어요,
    makan, minum, kumakain, ng, sa, ang, ăn, uống, กิน, τρώει, στο, στη, στα, nuk, ha, classroom, cross, contamination, hidden, former, formerly, waiting, weaning, maintenance, dose, doses, step, introducing, reintroducing, introduction, idea, supervision, giving, stand, stands, bear, handle, handles, moderation, baking, replacer, replacers, replacement, replacements, trial, trialling, trialing, touch, touches, right, today, yesterday, tomorrow, week, weeks, month, months, day, days, time, times, moment, soon, later, recently,
    my, mine, our, ours, your, his, her, their, who, whom, which, what, why, how, there, here, someone, anyone,
    everyone, nobody, person, people, family, families, mother, father, mom, mum, dad, mommy, daddy, parent, parents,
    brother, brothers, sister, sisters, sibling, siblings, twin, grandma, grandmother, grandpa, grandfather, aunt,
    uncle, cousin, kid, kids, child, children, son, daughter, boy, girl, baby, toddler, teen, teenager, doctor,
    doctors, dr, gp, nurse, dietitian, dietician, nutritionist, pediatrician, paediatrician, allergist, therapist,
    specialist, clinic, hospital, teacher, daycare, nursery, school, preschool, kindergarten, house, household, home,
    know, knows, knew, think, thinks, thought, believe, guess, say, says, said, tell, tells, told, ask, asks, asked,
    want, wants, need, needs, needed, try, tries, tried, trying, go, goes, going, went, come, comes, came, take, takes, took, taken,
    put, puts, use, uses, used, using, find, finds, found, see, sees, seen, look, looks, looking, show, shows, showed,
    help, helps, helping, let, lets, work, works, working, start, starts, started, begin, began, follow, follows,
    following, stick, sticks, stay, stays, carry, carries, carried, live, lives, feel, feels, seem, seems, call, called,
    strict, strictly, absolutely, completely, totally, entirely, fully, definitely, certainly, generally, usually,
    normally, always, only, even, yet, already, anymore, still, again, also, too, though, however, because, due, since,
    per, about, around, near, over, under, between, into, onto, upon, through, across, first, second, last, next,
    new, old, early, late, long, short, same, different, own, able, possible, impossible, necessary, important,
    main, major, common, certain, sure, unsure, true, diet, diets, meal, meals, menu, dish, dishes, snack, snacks,
    breakfast, lunch, dinner, supper, recipe, recipes, plan, plans, option, options, version, versions, style,
    approved, allowed, recommended, advised, required, request, requested, preference, preferences, preferred,
    religious, religion, reasons, reason, faith, culture, cultural, medical, health, healthy, condition, friendly,
    observant, practicing, practising, keeping, keeps, kept, lifestyle, background, parts, part, side, way, ways,
    protein, proteins, allergie, version, half, quarter, otherwise, instead, rest, entire, list, lists, total, limited,
    tsom, strict no, indian, american, british, african, asian, european, ethiopian, orthodox, jewish, muslim, hindu,
    confirmed, ige, positive, negative, level, high, class, labs, lab, results, result, skin, blood, prick, challenge
  `),
)
