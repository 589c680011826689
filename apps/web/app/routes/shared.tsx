import { useLocation } from 'react-router'
import { OpenShare } from '../features/sharing/open/open-share.tsx'

/** Without a header: whoever opens it has no account, and one thing to read. The secret stands behind the #. */
export default function Shared() {
  const secret = useLocation().hash.slice(1)
  return (
    <main id="content" className="mx-auto min-h-dvh max-w-2xl px-4 py-6 print:min-h-0 print:p-0">
      <meta name="robots" content="noindex" />
      <OpenShare key={secret} secret={secret} />
    </main>
  )
}
