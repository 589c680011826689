const ink = '#1f2937'
const line = `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`

const drawn = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${shapes}</svg>`

const eyes = `<circle cx="60" cy="66" r="7" fill="${ink}"/><circle cx="100" cy="66" r="7" fill="${ink}"/>`
const face = `<circle cx="80" cy="80" r="56" fill="#ffffff" stroke="${ink}" stroke-width="8"/>`

/** Our own drawings of the core words, by their ids: plain lines that stay clear on a small button. */
export const coreDrawings = {
  more: drawn(
    `<rect x="24" y="24" width="112" height="112" rx="20" fill="#ffffff" stroke="${ink}" stroke-width="8"/><path d="M80 50v60M50 80h60" ${line}/>`,
  ),
  'all-done': drawn(
    `<circle cx="80" cy="80" r="56" fill="#ffffff" stroke="${ink}" stroke-width="8"/><circle cx="80" cy="80" r="38" ${line}/><path d="M60 82l14 15 28-32" ${line}/>`,
  ),
  help: drawn(
    `<circle cx="68" cy="46" r="20" fill="#ffffff" stroke="${ink}" stroke-width="8"/><path d="M68 66v48M68 80l-28 20M68 80l36-20V30M68 114l-22 30M68 114l22 30" ${line}/>`,
  ),
  different: drawn(
    `<path d="M28 58h96M104 34l24 24-24 24M132 108H36M56 84l-24 24 24 24" ${line}/>`,
  ),
  no: drawn(
    '<path d="M40 40l80 80M120 40l-80 80" fill="none" stroke="#b91c1c" stroke-width="18" stroke-linecap="round"/>',
  ),
  'dont-like': drawn(`${face}${eyes}<path d="M54 110c12-18 40-18 52 0" ${line}/>`),
  like: drawn(`${face}${eyes}<path d="M54 98c12 18 40 18 52 0" ${line}/>`),
  stop: drawn(
    '<path d="M54 20h52l34 34v52l-34 34H54l-34-34V54z" fill="#b91c1c"/><path d="M50 80h60" fill="none" stroke="#ffffff" stroke-width="16" stroke-linecap="round"/>',
  ),
  hurts: drawn(
    `${face}<path d="M48 58l18 8-18 8M112 58l-18 8 18 8M54 108l13-8 13 8 13-8 13 8" ${line}/><path d="M132 12l-16 26h14l-8 22 24-30h-14l10-18z" fill="#b91c1c"/>`,
  ),
} as const
