import { languages } from '@brightplate/contract/languages'
import { languageTags, pageAddress, publicPages } from '@brightplate/contract/site/page-address'

/** A public page in each language that it is built in; for any other language in the first. */
function entriesOf(origin: string, page: string, isBuilt: (path: string) => boolean): string[] {
  const there = languages
    .map((language) => ({ tag: languageTags[language], path: pageAddress(page, language) }))
    .filter(({ path }) => isBuilt(path))
  const links = [
    ...there,
    ...there.slice(0, 1).map(({ path }) => ({ tag: 'x-default', path })),
  ].map(
    ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`,
  )
  return there.map(({ path }) => `  <url><loc>${origin}${path}</loc>${links.join('')}</url>`)
}

/** The public pages, for search engines. */
export const siteMap = (origin: string, isBuilt: (path: string) => boolean): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages.toSorted().flatMap((page) => entriesOf(origin, page, isBuilt)),
    '</urlset>',
    '',
  ].join('\n')

export const robotsFile = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
