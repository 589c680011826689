import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of the inline scripts in the built pages, as a policy names them. */
async function inlineScriptHashes(folder: string): Promise<string[]> {
  const hashes = new Set<string>()
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(join(folder, file), 'utf8')
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
export async function contentSecurityPolicy(
  folder: string | null,
): Promise<Record<string, string[] | null>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(folder ? await inlineScriptHashes(folder) : [])],
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
