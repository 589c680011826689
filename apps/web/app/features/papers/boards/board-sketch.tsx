interface BoardSketchProps {
  rows: number
  columns: number
}

/** How many buttons stand on a board, and how large they are. Its words stand beside it. */
export const BoardSketch = ({ rows, columns }: BoardSketchProps) => (
  <span
    aria-hidden
    className="grid h-11 w-16 shrink-0 gap-0.5 rounded-md border border-line bg-paper p-1"
    style={{
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
      gridTemplateRows: `repeat(${rows}, 1fr)`,
    }}
  >
    {Array.from({ length: rows * columns }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: each is as the other
      <span key={at} className="rounded-xs bg-leaf/50" />
    ))}
  </span>
)
