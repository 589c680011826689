interface BulletListProps {
  lines: readonly string[]
  numbered?: boolean
}

/** Keeps a figure and its unit on one row: "(91 g)". */
const withUnit = (line: string) => line.replace(/ (?=\w+\)$)/, '\u00a0')

/** Lines as they stand in the plan; the same line may stand in it twice. */
export function BulletList({ lines, numbered }: BulletListProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List
      className={`grid gap-1 pl-5 leading-snug marker:text-muted ${numbered ? 'list-decimal' : 'list-disc'}`}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <li key={index}>{withUnit(line)}</li>
      ))}
    </List>
  )
}
