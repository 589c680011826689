import type { AllergenId } from '@brightplate/foods/allergen'
import type { DietId } from '@brightplate/foods/restrictions'

/**
 * What names an allergen in Spanish, written for tests alone: no word list of the foods is read here, so that a
 * translation is not judged by what it was made with.
 */
interface Oracle {
  names: RegExp
  /** What sounds so and is another food: "leche de coco". */
  harmless: RegExp
}

/** "bebida de soya", "leche de coco": not of milk. */
const plants =
  '(?:de |a base de )?(?:coco|soya|almendras?|avena|arroz|chícharo|cáñamo|girasol|cacahuate|maní|marañón|nueces|nuez de la india|semillas?[\\p{L} ]*)'

const free = /\bsin (?:[\p{L} ]+?(?:, | ni | y (?:sin )?))*[\p{L} ]+/giu

/** A rule of which it knows what it excludes. */
export type OracleRule = AllergenId | DietId

export const spanishOracle: Readonly<Partial<Record<AllergenId | DietId, Oracle>>> = {
  milk: {
    names:
      /(?<!\p{L})(?:leches?|lácteos?|quesos?|queso|mantequillas?|cremas?|natas?|yogur(?:es)?|ricotta|mozzarella|parmesano|cheddar|requesón|paneer|feta|suero|ghee|caseína|helados?)(?!\p{L})/giu,
    harmless: new RegExp(
      `(?:leche|crema|mantequilla|yogur|queso|queso crema)s? (?:natural |vegan[oa] |untable )?${plants}|(?:queso|crema|mantequilla|yogur|helado|mozzarella|cheddar)s?[\\p{L} ]* (?:vegan[oa]s?|sin lácteos|sin gluten y sin lácteos)|crema de (?:maíz|trigo|garbanzo|cacahuate|elote|cereal|arroz|tártaro)|frijoles? (?:con )?crema`,
      'giu',
    ),
  },
  egg: {
    names:
      /(?<!\p{L})(?:huevos?|yemas?|claras? de huevo|omelets?|tortilla española|mayonesa|frittata|merengues?)(?!\p{L})/giu,
    harmless: /mayonesa (?:vegana|sin huevo)|sustituto de huevo/giu,
  },
  wheat: {
    names:
      /(?<!\p{L})(?:trigo|sémola de trigo|cuscús|bulgur|seitán|harina de fuerza|pan integral|pan blanco|pan molido)(?!\p{L})/giu,
    harmless:
      /trigo sarraceno|cuscús de maíz|pan (?:integral|blanco|molido)[\p{L} ]* sin gluten|pan (?:integral|blanco|molido)[\p{L} ]* sin trigo/giu,
  },
  soy: {
    names: /(?<!\p{L})(?:soya|soja|tofu|edamames?|tempeh|miso|tamari)(?!\p{L})/giu,
    harmless: /germen de soya/giu,
  },
  vegetarian: {
    names:
      /(?<!\p{L})(?:carnes?|pollos?|res|pavos?|cerdos?|puerco|corderos?|jamón|jamones|tocino|salchichas?|chorizo|albóndigas?|bistec|pescados?|atún|salmón|camarón|camarones)(?!\p{L})/giu,
    harmless: /(?:\p{L}+ ){0,3}\p{L}+ (?:vegan|vegetarian)[oa]s?(?: tipo \p{L}+)?/giu,
  },
  'no-pork': {
    names: /(?<!\p{L})(?:cerdos?|puerco|tocino|jamón serrano|chicharrón|lechón)(?!\p{L})/giu,
    harmless:
      /tocino de (?:pavo|res)|chicharrón de pollo|(?:\p{L}+ ){0,3}\p{L}+ (?:vegan|vegetarian)[oa]s?/giu,
  },
  'no-beef': {
    names: /(?<!\p{L})(?:res|bistec)(?!\p{L})/giu,
    harmless: /(?:\p{L}+ ){0,3}\p{L}+ (?:vegan|vegetarian)[oa]s?/giu,
  },
  peanut: { names: /(?<!\p{L})(?:cacahuates?|maní)(?!\p{L})/giu, harmless: /(?!)/gu },
  almond: { names: /(?<!\p{L})(?:almendras?|mazapán|amaretti)(?!\p{L})/giu, harmless: /(?!)/gu },
  cashew: {
    names: /(?<!\p{L})(?:nueces de la india|marañón|anacardos?)(?!\p{L})/giu,
    harmless: /(?!)/gu,
  },
  walnut: {
    names: /(?<!\p{L})(?:nueces|nuez)(?!\p{L})/giu,
    harmless: /nuez moscada|(?:nuez|nueces) (?:de la india|pecanas?|de macadamia|de brasil)/giu,
  },
  hazelnut: { names: /(?<!\p{L})(?:avellanas?)(?!\p{L})/giu, harmless: /(?!)/gu },
  pecan: { names: /(?<!\p{L})(?:pecanas?)(?!\p{L})/giu, harmless: /(?!)/gu },
  coconut: { names: /(?<!\p{L})(?:cocos?)(?!\p{L})/giu, harmless: /(?!)/gu },
  oats: { names: /(?<!\p{L})(?:avena)(?!\p{L})/giu, harmless: /(?!)/gu },
  barley: { names: /(?<!\p{L})(?:cebada)(?!\p{L})/giu, harmless: /(?!)/gu },
  mustard: { names: /(?<!\p{L})(?:mostaza)(?!\p{L})/giu, harmless: /(?!)/gu },
  celery: { names: /(?<!\p{L})(?:apios?)(?!\p{L})/giu, harmless: /(?!)/gu },
  mollusc: {
    names:
      /(?<!\p{L})(?:mejillones|mejillón|almejas?|calamar(?:es)?|pulpos?|ostras?|ostiones|vieiras?)(?!\p{L})/giu,
    harmless: /hongos? ostras?/giu,
  },
  sesame: { names: /(?<!\p{L})(?:ajonjolí|sésamo|tahini|tahine)(?!\p{L})/giu, harmless: /(?!)/gu },
  fish: {
    names:
      /(?<!\p{L})(?:pescados?|bacalao|salmón|atún|tilapia|trucha|sardinas?|merluza|abadejo|anchoas?|eglefino|bagre|macarela)(?!\p{L})/giu,
    harmless: /(?!)/gu,
  },
  crustacean: {
    names: /(?<!\p{L})(?:camarón|camarones|cangrejos?|langostas?|mariscos?)(?!\p{L})/giu,
    harmless: /(?!)/gu,
  },
}

/** What a Spanish text names of what a rule excludes; what it says that it is without is no name of it. */
export function namedInSpanish(rule: AllergenId | DietId, text: string): string[] {
  const oracle = spanishOracle[rule]
  if (!oracle) throw new Error(`The oracle does not know ${rule}`)
  const bare = text.replaceAll(oracle.harmless, ' ').replaceAll(free, ' ')
  return [...bare.matchAll(oracle.names)].map(([word]) => word)
}
