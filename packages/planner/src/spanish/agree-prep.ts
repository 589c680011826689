const adjectives =
  'enter|madur|dur|bland|tibi|frí|crud|sec|limpi|fresc|grues|fin|median|pequeñ|list|tiern|delgad'
const participles = String.raw`(?!delgad)\p{L}+[aiu]d|\p{L}*(?:rot|abiert|hech|frit|cubiert|suelt)`

const one = new RegExp(`^(?:${participles}|${adjectives})[oa]$`, 'u')
const many = new RegExp(`^(?:${participles}|${adjectives})[oa]s$`, 'u')
const isParticiple = new RegExp(`^(?:${participles})[oa]s?$`, 'u')

/** Behind these words a part speaks of pieces and not of the food: "en rodajas finas". */
const preposition = /^(?:en|de|del|con|a|al|hasta|sin|para|por|como)$/

function wordInNumber(word: string, isMany: boolean): string {
  if (isMany && one.test(word)) return `${word}s`
  return !isMany && many.test(word) ? word.slice(0, -1) : word
}

/** "peladas y en rodajas finas": behind "y" only what was done is said of the food again, "en ramitos y cocidas". */
function partInNumber(part: string, isMany: boolean): string {
  let isOfPieces = false
  let isBehindAnd = false
  return part
    .split(' ')
    .map((word) => {
      if (word === 'y' || word === 'o') isBehindAnd = true
      if (preposition.test(word)) {
        isOfPieces = true
        isBehindAnd = false
      }
      const isOfFood = !isOfPieces || (isBehindAnd && isParticiple.test(word))
      if (isOfFood && isParticiple.test(word)) isOfPieces = false
      return isOfFood ? wordInNumber(word, isMany) : word
    })
    .join(' ')
}

/** "hasta que esté blanda" of one, "hasta que estén blandas" of many. */
const untilSoft = (text: string, isMany: boolean): string =>
  text.replaceAll(
    /(?<=hasta que )(esté|estén|quede|queden) ((?:bien |muy )?\p{L}+?[oa])s?(?!\p{L})/gu,
    (_, verb: string, adjective: string) =>
      `${verb.replace(/n$/, '')}${isMany ? 'n' : ''} ${adjective}${isMany ? 's' : ''}`,
  )

/**
 * What is done to a food, in the number of its line: "peladas y en rodajas" of one carrot is "pelada y en rodajas".
 * @param isMany whether the line names its food in the plural
 */
export const prepInNumber = (prep: string, isMany: boolean): string =>
  untilSoft(
    prep
      .split(', ')
      .map((part) => partInNumber(part, isMany))
      .join(', '),
    isMany,
  )

/** "escurrido y desmenuzado" of "atún de lata, escurrido": what the name says already is not said again. */
export function withoutWordsOfName(prep: string, name: string): string {
  const padded = ` ${name.replaceAll(',', '')} `
  return prep
    .split(', ')
    .map((part) => {
      const [first = '', ...others] = part.split(' y ')
      return others.length > 0 && padded.includes(` ${first} `) ? others.join(' y ') : part
    })
    .filter(
      (part) =>
        !padded.includes(` ${part} `) && !padded.includes(` ${part.replace(/^sin /, 'ni ')} `),
    )
    .join(', ')
}

/** "finamente rallad@" of a food: "finamente rallada". */
export const withEnding = (form: string, gender: 'm' | 'f', isMany: boolean): string =>
  form.replaceAll('@', `${gender === 'm' ? 'o' : 'a'}${isMany ? 's' : ''}`)
