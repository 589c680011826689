import { Link, type LinkProps } from 'react-router'

/** A link on a line of its own, as tall as a finger. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...props}
      className="mt-2 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
    />
  )
}
