import { languages } from '@brightplate/contract/languages'
import { languageTags, pageAddress } from '@brightplate/contract/site/page-address'
import { language } from '#words/language'
import * as words from '#words/site/pages/meta'
import { served } from '../../../served.ts'
import { site } from '../../../site.ts'
import { sitePath } from '../../../site-path.ts'

interface PageMetaProps {
  /** As it is in English. */
  path: string
  /** Of the page when it is shared; the window's title stands with the heading. */
  title: string
  description: string
}

/** What search engines and shared links show of a public page. */
export function PageMeta({ path, title, description }: PageMetaProps) {
  const url = `${served.origin}${sitePath(path)}`
  const inEnglish = `${served.origin}${path}`
  return (
    <>
      <link rel="canonical" href={url} />
      {languages.map((one) => (
        <link
          key={one}
          rel="alternate"
          hrefLang={languageTags[one]}
          href={served.origin + pageAddress(path, one)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inEnglish} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${served.origin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={words.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
