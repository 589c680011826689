/** "😡": says how, and names nothing. Faces alone: "🥒" is a food. */
export const isFace = (word: string): boolean =>
  /^(?:[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F917}\u{1F920}-\u{1F92F}\u{1F970}-\u{1F97A}\u{2764}\u{1F44D}\u2639\u263A\u2B50]|♀|♂|\u200D|\uFE0F)+$/u.test(
    word,
  )

const glad =
  '[\\u{1F600}-\\u{1F60D}\\u{1F617}-\\u{1F61C}\\u{1F929}\\u{1F970}\\u2764\\u{1F44D}\\u263A\\u2B50]'
const beginsGlad = new RegExp(`^${glad}`, 'u')
const gladFaces = new RegExp(`${glad}\\uFE0F?`, 'gu')

/** "😋", "❤️", "👍". */
export const isGlad = (word: string): boolean => beginsGlad.test(word)

export const withoutGladFaces = (typed: string): string => typed.replace(gladFaces, ' ')
