/** The row of a statement that answers with one, such as an insert or a count. Throws where it answers with none. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The statement answered with no row')
  return row
}
