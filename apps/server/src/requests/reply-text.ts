const texts = new WeakMap<object, () => string>()

/** Keeps with a reply how its JSON is had without writing all of it again. It is frozen: the text would not follow it. */
export function withText<Reply extends object>(reply: Reply, text: () => string): Reply {
  texts.set(reply, text)
  return Object.freeze(reply)
}

const textOf = (reply: unknown): (() => string) | undefined =>
  typeof reply === 'object' && reply !== null ? texts.get(reply) : undefined

/** The JSON of a reply, of a list that of each; null is a reply without a body. */
export function replyText(reply: unknown): string {
  if (reply === null) return ''
  if (Array.isArray(reply) && reply.some(textOf))
    return `[${reply.map((one) => textOf(one)?.() ?? JSON.stringify(one)).join()}]`
  return textOf(reply)?.() ?? JSON.stringify(reply)
}
