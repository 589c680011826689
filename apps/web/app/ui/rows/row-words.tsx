import type { LucideIcon } from 'lucide-react'

/** What a row is about and, in small letters, how that stands. */
export interface RowWordsProps {
  icon: LucideIcon
  title: string
  /** Absent until it is known. */
  value?: string | undefined
}

export const rowStyle =
  'flex min-h-16 list-none items-center gap-3 rounded-card px-4 py-2.5 -outline-offset-2 hover:bg-wash sm:px-5 [&::-webkit-details-marker]:hidden'

export function RowWords({
  icon: Icon,
  title,
  value,
  titleId,
}: RowWordsProps & { titleId?: string }) {
  return (
    <>
      <Icon aria-hidden size={22} className="text-leaf" />
      <span className="min-w-0 flex-1">
        <span id={titleId} className="block font-semibold">
          {title}
        </span>
        {value && <span className="wrap-anywhere block text-muted text-sm">{value}</span>}
      </span>
    </>
  )
}
