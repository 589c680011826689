/** Begins an entry wherever it stands. */
const bullet = /[•‣▪▫●○◦■□◆►▸➤]/u
/** Begins one where spaces stand around it. */
const spacedMark = /(?:^|\s)[*·∙](?=\s|$)|^\*+/u
/** Ticks and crosses before what they say yes or no to; a cross stays with it. */
const ticked = /^\s*[✓✔☑✅✗✘❌✖❎☒🚫⛔]/u
const beforeTick = /(?=[✓✔☑✅✗✘❌✖❎☒🚫⛔])/u
const tick = /^[✓✔☑✅]\ufe0f?\s*/u
/** "Eats: pasta. No: peas": a heading behind the end of a sentence. */
const beforeHeading = /[.;!]\s+(?=\p{L}[^:：.;,!]{0,30}[:：]\s)/u
const rowBreak = /\r\n|[\n\r\t\v\f\u0085\u2028\u2029]/u
const rule = /^[-‐‑–—−_=~+\s]+$/u
const dash = /^[-‐‑–—−+]\s+/u
/** A number of a list ends before a space, or before what is no digit: "10. 2% milk", "1.milk", but 1.5 is one number. */
const numberEnd = String.raw`(?:\s+(?=\S)|(?=[^\s\d]))`
const number = new RegExp(String.raw`^(?:\d{1,3}[.)]|\(\d{1,3}\))${numberEnd}`, 'u')
const edges = /^[\s,;，；]+|[\s,;，；]+$/gu
const linkBefore = /^(?:and|&)\s+/iu

/** "1. milk 2. egg": the numbers that go on from one. */
function atNumbers(row: string): string[] {
  const cuts: { from: number; to: number }[] = []
  for (let next = 1, from = 0; ; next += 1) {
    const mark = new RegExp(`(?:^|[\\s,;])(?:${next}[.)]|\\(${next}\\))${numberEnd}`, 'gu')
    mark.lastIndex = from
    const found = mark.exec(row)
    if (!found || (next === 1 && found.index > 0)) break
    from = found.index + found[0].length
    cuts.push({ from: found.index, to: from })
  }
  return cuts.length < 2
    ? [row]
    : cuts.map(({ to }, nth) => row.slice(to, cuts[nth + 1]?.from ?? row.length))
}

/** "- milk - egg", where a field has made one line of a list. */
const atDashes = (row: string): string[] =>
  dash.test(row) ? row.replace(dash, '').split(/\s+[-‐‑–—−]\s+/u) : [row]

function unmarked(entry: string): string {
  const text = entry.replace(edges, '')
  const bare = text.replace(dash, '').replace(number, '').replace(tick, '').replace(edges, '')
  return bare === text ? text : unmarked(bare)
}

/**
 * A text by its lines, bullets and numbers, without these and without the commas at its ends.
 *
 * @example typedLines('1. milk\n2. egg, soy') // ['milk', 'egg, soy']
 */
export function typedLines(text: string): string[] {
  const rows = text.split(rowBreak).filter((row) => row.trim() !== '')
  const whole = rows.length === 1 ? rows.flatMap((row) => atDashes(row.trim())) : rows
  const lines = whole
    .filter((row) => !rule.test(row))
    .flatMap((row) => row.trim().split(bullet))
    .flatMap((row) => row.split(spacedMark))
    .flatMap((row) => atNumbers(row.trim()))
    .flatMap((row) => (ticked.test(row) ? row.split(beforeTick) : [row]))
    .flatMap((row) => row.split(beforeHeading))
    .map(unmarked)
    .filter((line) => line !== '')
  return lines.map((line, at) => (at === 0 ? line : line.replace(linkBefore, '')))
}
