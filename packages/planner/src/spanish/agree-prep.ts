/** Adjectives of kitchens that change with the number, beside participles: "entera", "maduros". */
const adjectives =
  'enter|madur|dur|bland|tibi|frí|crud|sec|limpi|fresc|delgad|grues|fin|median|pequeñ|list|tiern'
const one = new RegExp(
  `^(?:\\p{L}+[aiu]d|${adjectives}|\\p{L}*(?:rot|abiert|hech|frit|cubiert|suelt))[oa]$`,
  'u',
)
const many = new RegExp(
  `^(?:\\p{L}+[aiu]d|${adjectives}|\\p{L}*(?:rot|abiert|hech|frit|cubiert|suelt))[oa]s$`,
  'u',
)

/** Behind these a segment speaks of pieces and not of the food: "en rodajas finas". */
const preposition = /^(?:en|de|del|con|a|al|hasta|sin|para|por|como|muy en)$/

function changed(segment: string, isMany: boolean): string {
  let isOfFood = true
  return segment
    .split(' ')
    .map((word) => {
      if (preposition.test(word)) isOfFood = false
      const bare = word.replace(/[,;]$/, '')
      const end = word.slice(bare.length)
      if (!isOfFood) return word
      if (isMany && one.test(bare)) return `${bare}s${end}`
      return !isMany && many.test(bare) ? `${bare.slice(0, -1)}${end}` : word
    })
    .join(' ')
}

/**
 * What is done to a food, in the number of its line: "peladas y en rodajas" of one carrot is "pelada y en rodajas".
 * @param isMany whether the line names its food in the plural
 */
export const prepInNumber = (prep: string, isMany: boolean): string =>
  prep
    .split(/(, | y | o )/)
    .map((segment) => changed(segment, isMany))
    .join('')

/** "finamente rallad@" of a food: "finamente rallada". */
export const withEnding = (form: string, gender: 'm' | 'f', isMany: boolean): string =>
  form.replaceAll('@', `${gender === 'm' ? 'o' : 'a'}${isMany ? 's' : ''}`)
