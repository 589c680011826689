const sentence = /^(name: +|\s*- +)([^"'\s].*?)\s*$/

/**
 * Puts the name and the steps of a recipe in quotes: a sentence is what stands to the end of its line,
 * though YAML would take `{oil: amount}` in it for something else. Lines keep their numbers.
 */
export function quoteSentences(text: string): string {
  let inSteps = false
  return text
    .split('\n')
    .map((line) => {
      if (/^\S/.test(line)) inSteps = line.startsWith('steps:')
      if (!inSteps && !line.startsWith('name: ')) return line
      return line.replace(
        sentence,
        (_, start: string, words: string) => `${start}${JSON.stringify(words)}`,
      )
    })
    .join('\n')
}
