import * as words from '#words/site/pages/meta'
import { served } from '../../../served.ts'
import { site } from '../../../site.ts'

interface PageMetaProps {
  path: string
  /** Of the page when it is shared; the window's title stands with the heading. */
  title: string
  description: string
}

/** What search engines and shared links show of a public page. */
export function PageMeta({ path, title, description }: PageMetaProps) {
  const url = `${served.origin}${path}`
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
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
