/** Works the items, some at a time, until they or the time have run out; answers with how many were worked. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  untilMs: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  let next = 0
  const worker = async () => {
    for (;;) {
      if (next >= items.length || Date.now() > untilMs) return
      const item = items[next]
      next += 1
      if (item !== undefined) await work(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return next
}
