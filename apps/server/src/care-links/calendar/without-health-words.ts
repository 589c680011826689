/** "Dairy-free and egg-free waffles" is waffles to whoever looks over a shoulder at a calendar. */
const free = String.raw`(?:tree )?[\p{L}’'-]+-free`
const others =
  'gluten-reduced|reduced-sodium|low-sodium|no-salt-added|sugar-reduced|vegan|keto|allergy-safe'
const one = `(?:${free}|${others})`
const list = new RegExp(`\\b${one}(?:(?:, and |, | and )${one})*,? `, 'giu')

/** The name of a dish without what tells of an allergy or a diet. */
export function withoutHealthWords(name: string): string {
  const bare = name.replace(list, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
