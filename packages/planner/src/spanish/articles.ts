/** "del aceite" for "de el aceite", "al arroz" for "a el arroz". */
export const joinArticles = (text: string): string =>
  text.replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el(?= )/gu, (_, word: string) => `${word}l`)

const lists = new Intl.ListFormat('es-US', { type: 'conjunction' })
const alternatives = new Intl.ListFormat('es-US', { type: 'disjunction' })

/** "arroz, frijoles y maíz" */
export const spanishList = (words: readonly string[]): string => lists.format(words)

/** "leche o huevo" */
export const spanishOrList = (words: readonly string[]): string => alternatives.format(words)

export const capitalOf = (text: string): string =>
  text.replace(
    /^([¡¿]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  )
