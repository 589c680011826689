/** Breaks wherever its line ends, and never with a hyphen: that would be another address. */
export const MailAddress = ({ children }: { children: string }) => (
  <span translate="no" className="hyphens-none wrap-anywhere">
    {children}
  </span>
)
