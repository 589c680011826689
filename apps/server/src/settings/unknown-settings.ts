/** The longest of what a program starts with that is ours alone: what stands after it is a mistake. */
const families =
  /^(STRIPE|SMTP|MODEL|BACKUP|METRICS|DATABASE|KEYS|TRUST_PROX|SITE_CLAIM|PUBLIC_ORIGIN|CONTACT_MAIL|MAIL_FROM|DATA_(DIR|KEY))/

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Whether one letter more, less, other or exchanged with its neighbour makes the one out of the other. */
function isOneSlipFrom(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isExchanged =
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  return isExchanged || short.slice(at + 1) === long.slice(at + 1)
}

const meantBy = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => plain(one) === plain(name)) ??
  // Short names are one letter away from much that is not ours.
  known.find((one) => plain(one).length >= 6 && isOneSlipFrom(plain(one), plain(name)))

/** A sentence for each variable that looks like a setting of ours and is none; its value is not said. */
export function unknownSettings(names: readonly string[], known: readonly string[]): string[] {
  const ours = new Set(known)
  return names
    .filter((name) => !ours.has(name))
    .flatMap((name) => {
      const meant = meantBy(name, known)
      if (meant) return [`${name} is no setting, and does nothing: did you mean ${meant}?`]
      if (!families.test(name)) return []
      return [`${name} is no setting, and does nothing: README.md lists those that there are.`]
    })
}
