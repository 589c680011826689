import { parse, type Token } from '@messageformat/parser'

const tag = /(<\/?\w+>)/

const betweenTags = (text: string, change: (words: string) => string): string =>
  text
    .split(tag)
    .map((part) => (tag.test(part) ? part : change(part)))
    .join('')

/** ICU text of what a message is made of. */
const written = (tokens: readonly Token[], change: (words: string) => string): string =>
  tokens
    .map((token) => {
      if (token.type === 'content')
        return betweenTags(token.value, change).replaceAll(/[{}]/g, "'$&'")
      if (token.type === 'octothorpe') return '#'
      if (token.type === 'argument') return `{${token.arg}}`
      if (token.type === 'function') {
        const parameter = token.param?.map((part) => ('value' in part ? part.value : '')).join('')
        return `{${token.arg}, ${token.key}${parameter === undefined ? '' : `,${parameter}`}}`
      }
      const cases = token.cases.map((one) => `${one.key} {${written(one.tokens, change)}}`)
      const offset =
        token.type === 'plural' && token.pluralOffset ? `offset:${token.pluralOffset} ` : ''
      return `{${token.arg}, ${token.type}, ${offset}${cases.join(' ')}}`
    })
    .join('')

/** The message with other words: parameters, cases and tags stay as they are. */
export const withWords = (message: string, change: (words: string) => string): string =>
  written(parse(message), change)
