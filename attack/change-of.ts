/** What a text says from where it is another than before. */
export function changeOf(before: string, after: string): string {
  const at = [...before].findIndex((letter, index) => letter !== after[index])
  const from = Math.max(0, at - 60)
  return `${before.slice(from, at + 60)} → ${after.slice(from, at + 60)}`
}
