interface LineListProps {
  title?: string
  lines: readonly string[]
  isOrdered?: boolean
}

/** Lines under their title; nothing where there is none. */
export function LineList({ title, lines, isOrdered = false }: LineListProps) {
  if (lines.length === 0) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div className="min-w-0">
      {title && <p className="font-semibold">{title}</p>}
      <List
        className={`grid gap-1 pl-[min(1.5rem,5vw)] ${isOrdered ? 'list-decimal' : 'list-disc'}`}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read alike, and none moves
          <li key={`${index} ${line}`} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </List>
    </div>
  )
}
