// The library's own types are those of a bundler: Node would find a class in their place.
declare module '@messageformat/core/messageformat.js' {
  export default class MessageFormat {
    constructor(language: string)
  }
}

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core/messageformat.js'
  export default function compileModule(
    messageformat: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string
}
