import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { RowWords, type RowWordsProps, rowStyle } from './row-words.tsx'

/** A row that leads to a page of its own. */
export function LinkRow({ to, ...said }: RowWordsProps & { to: string }) {
  return (
    // The line between rows is not bent by the round corners of the link.
    <div>
      <Link to={to} className={rowStyle}>
        <RowWords {...said} />
        <ChevronRight aria-hidden size={20} className="text-muted" />
      </Link>
    </div>
  )
}
