import { listTerms } from '../../vocabulary/list-terms.ts'
import { medicineWords } from './governing-words.ts'

/** Medicines, severities and quantities: an allergy of these alone names nothing, so it has to be asked about. */
export const careWords: ReadonlySet<string> = new Set(
  [
    ...medicineWords,
    ...listTerms(`
      all, any, lots, lot, lot of, many, multiple, several, various, numerous, tons, loads, plenty, some, few,
      couple, ones, alot, idk, dunno, too, too many, list, listed, to list, count, everything, most, anything, a, of, to, and, the, very, so, yes, has, have,
      severe, severely, serious, seriously, mild, mildly, moderate, bad, badly, extreme, extremely,
      life threatening, life, threatening, deadly, fatal, dangerous, critical, major, high risk, high, risk,
      anaphylaxis, anaphylactic, anaphylactic shock, shock, ige, ige mediated, mediated, airborne, contact, oral,
      food, foods, allergy, allergies, allergic, allergen, allergens, intolerance, intolerances, intolerant,
      sensitivity, sensitivities, sensitive, reaction, reactions, reacts, reactive, food allergy, food allergies,
      carry, carries, carrying, carried, always, at, school, home, pen, hospital, emergency, confirmed,
      diagnosed, tested, positive, unknown, unsure, not sure, suspected, traces, trace, amounts, amount,
      hives, rash, eczema, swelling, vomiting, itchy, itching, asthma, class, grade, level, stage
    `),
  ].flatMap((term) => term.split(' ')),
)
