/** A random key for one thing to make, however often it is asked for. `randomUUID` is missing where a page is served without TLS. */
export function requestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
