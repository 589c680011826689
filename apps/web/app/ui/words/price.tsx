/** "$9.99/month": where letters are too large for one line, it ends before the slash. */
export function Price({ children }: { children: string }) {
  const [amount, per] = children.split('/')
  if (!per) return children
  return (
    <>
      {amount}
      <wbr />/{per}
    </>
  )
}
