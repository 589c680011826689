import type { SchoolPacket } from '@brightplate/contract/papers/school-packet'
import { PacketPart, PacketSheet } from '../../../ui/print/packet-sheet.tsx'
import { asOf, omittedName } from './kitchen-sheet.tsx'
import type { PacketWords } from './packet-words.ts'

interface SheetProps {
  packet: SchoolPacket
  words: PacketWords
}

const cell = 'border border-black px-[0.4em] py-[0.3em] text-left align-top wrap-anywhere'

/** What follows from the profile; nothing is added that the parent did not report. */
function toDo(
  { omit, unread, textures_avoided, careful_chewing, formula }: SchoolPacket,
  words: PacketWords,
) {
  const textures = textures_avoided.map((texture) => words.texture({ texture }).toLowerCase())
  return [
    ...(omit.length > 0
      ? [words.leaveOutAll({ items: omit.map(({ name }) => name).join(', ') })]
      : []),
    ...(unread.length > 0 ? [words.askUnread({ items: unread.join(', ') })] : []),
    ...(textures.length > 0 ? [words.leaveOutTextures({ items: textures.join(', ') })] : []),
    ...(careful_chewing ? [words.chewSoft] : []),
    ...(formula
      ? [words.giveFormula({ formula: [formula.name, formula.amount].filter(Boolean).join(', ') })]
      : []),
  ]
}

/** The three parts of a medical statement, drafted for a clinician and signed by nobody. */
export function StatementSheet({ packet, words }: SheetProps) {
  const lines = toDo(packet, words)
  return (
    <PacketSheet
      title={words.statementTitle({ name: packet.child_name })}
      subtitle={asOf(packet, words)}
      whenCut={words.cutOff}
    >
      <p className="border-2 border-black p-[0.4em] font-semibold">{words.statementWhat}</p>
      <PacketPart title={words.restricts}>
        {packet.restriction === '' ? (
          <p className="pb-[5em]">{words.toBeWritten}</p>
        ) : (
          <p className="whitespace-pre-line pb-[2em] wrap-anywhere">{packet.restriction}</p>
        )}
      </PacketPart>
      <PacketPart title={words.mustBeDone}>
        {lines.length === 0 && <p>{words.nothingToDo}</p>}
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </PacketPart>
      <PacketPart title={words.omitAndInstead}>
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th className={`${cell} w-1/2`}>{words.leaveOut}</th>
              <th className={cell}>{words.giveInstead}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td className={cell}>
                {packet.omit.map((one) => (
                  <p key={`${one.name} ${one.typed.join()}`}>{omittedName(words, one)}</p>
                ))}
              </td>
              <td className={`${cell} whitespace-pre-line`}>{packet.instead}</td>
            </tr>
          </tbody>
        </table>
      </PacketPart>
      <dl className="grid grid-cols-2 gap-x-[2em] gap-y-[2.5em] pt-[2em]">
        {[words.clinician, words.signature, words.phone, words.date].map((line) => (
          <div key={line} className="border-black border-t pt-[0.2em]">
            <dt>{line}</dt>
          </div>
        ))}
      </dl>
    </PacketSheet>
  )
}
