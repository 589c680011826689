/** What one character of a text is, once case, width, accents and look-alikes are out of the way. */
export interface FoldedCodePoint {
  /** `letter` joins its neighbours; `symbol` (emoji, ideograph, kana) is a word of its own; `invisible` is skipped. */
  kind: 'letter' | 'symbol' | 'invisible' | 'separator'
  text: string
}

const unusual: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ɑ: 'a',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
}

const strippedMark =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/gu
const invisible =
  /^(?:\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0)$/u
const pictograph = /^[\p{Extended_Pictographic}✕✗✘☒☓⊘]$/u
const ideographic =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const wordCharacter = /^[\p{L}\p{N}\p{M}]+$/u

const known = new Map<string, FoldedCodePoint>()

function fold(character: string): FoldedCodePoint {
  if (invisible.test(character)) return { kind: 'invisible', text: '' }
  if (pictograph.test(character) && !wordCharacter.test(character)) {
    return { kind: 'symbol', text: character }
  }
  const plain = character
    .normalize('NFKD')
    .replace(strippedMark, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(strippedMark, '')
  if (plain === '') return { kind: 'invisible', text: '' }
  const mapped = [...plain].map((letter) => unusual[letter] ?? letter).join('')
  if (/^\s+$/u.test(mapped)) return { kind: 'separator', text: ' ' }
  if (ideographic.test(mapped)) return { kind: 'symbol', text: mapped }
  if (wordCharacter.test(mapped)) return { kind: 'letter', text: mapped }
  return { kind: 'separator', text: mapped }
}

/**
 * Folds one character (a whole code point): full-width, bold and small capitals become plain letters,
 * Latin, Hebrew and Arabic marks go, zero-width characters vanish.
 *
 * @example foldCodePoint('Ｐ') // { kind: 'letter', text: 'p' }
 */
export function foldCodePoint(character: string): FoldedCodePoint {
  const found = known.get(character)
  if (found) return found
  const folded = fold(character)
  known.set(character, folded)
  return folded
}
