import type { Language } from '@brightplate/contract/languages'

/** "Dairy-free and egg-free waffles" is waffles to whoever looks over a shoulder at a calendar. */
const free = String.raw`(?:tree )?[\p{L}’'-]+-free`
const others =
  'gluten-reduced|reduced-sodium|low-sodium|no-salt-added|sugar-reduced|vegan|keto|allergy-safe'
const one = `(?:${free}|${others})`
const hanging = String.raw`(?:[\p{L}’'-]+-(?:,? and |, ))*`
const list = new RegExp(`\\b${hanging}${one}(?:(?:, and |, | and )${one})*[,:]? `, 'giu')

/** "Waffles sin gluten ni lácteos", though not "sandía sin semillas". */
const spanishFree =
  '(?:gluten|trigo|lácteos|leche|caseína|huevos?|soya|nueces(?: de árbol)?|cacahuates?|ajonjolí|pescado|mariscos|mostaza|apio|azúcar(?: añadida| agregada)?|sal(?: añadida| agregada)?)'
const spanishList = new RegExp(
  `,? (?:(?:con etiqueta|etiquetad[oa]s?|certificad[oa]s?) )?sin ${spanishFree}(?:(?:,? ni(?: sin)? |, (?:sin )?| y (?:sin )?)${spanishFree})*(?!\\p{L})|,? vegan[oa]s?(?!\\p{L})|,? baj[oa] en sodio`,
  'giu',
)

/** The name of a dish without what tells of an allergy or a diet. @param language of the name, English where it is not told */
export function withoutHealthWords(name: string, language: Language = 'en-US'): string {
  const bare = name.replace(language === 'es-US' ? spanishList : list, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
