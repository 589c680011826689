const texts = new WeakMap<object, () => string>()

/** Keeps with a reply how its JSON is had without writing all of it again. It is frozen: the text would not follow it. */
export function withText<Reply extends object>(reply: Reply, text: () => string): Reply {
  texts.set(reply, text)
  return Object.freeze(reply)
}

/** The JSON of a reply; null is a reply without a body. */
export function replyText(reply: unknown): string {
  if (reply === null) return ''
  const text = typeof reply === 'object' ? texts.get(reply) : undefined
  return text ? text() : JSON.stringify(reply)
}
