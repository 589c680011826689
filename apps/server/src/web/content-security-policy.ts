import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of the inline scripts in these pages, as a policy names them. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const hashes = new Set<string>()
  for (const html of pages) {
    for (const [, script] of html.matchAll(inlineScripts)) {
      hashes.add(
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
      )
    }
  }
  return [...hashes].sort()
}

/** The policy of every page: the token lives in local storage, so no foreign script may ever run. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
): Record<string, string[] | null> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    // No text becomes a script or markup but what the app's one policy knows: see trusted-texts.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': null,
  }
}
