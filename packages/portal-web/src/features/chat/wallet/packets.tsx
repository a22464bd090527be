import type { ImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Nothing } from '../../../ui/nothing'
import { toWallet } from '../rules/places'
import {
  PACKET_LISTS,
  type Packet,
  type PacketList,
  type PacketRecord,
  packetsPath,
  toPacket,
  toPackets,
} from './api'
import { DetailHead } from './detail-head'
import { OnceRead } from './once-read'
import { PacketShown } from './packet-shown'
import { ToChat } from './to-chat'
import { usePeople } from './use-people'
import { useWalletPages, useWalletRead } from './use-wallet'
import { WalletList } from './wallet-list'
import { Ways } from './ways'

/** Red packets that one opened, and those that one sent. */
export function Packets({ of, me }: { of: PacketList; me: ImId }) {
  const { t } = useTranslation('wallet')
  const navigate = useNavigate()
  const list = useWalletPages(packetsPath(of), toPackets)
  return (
    <section className="wallet-packets">
      <Ways
        label={t('packets.which')}
        value={of}
        ways={PACKET_LISTS.map((one) => [one, t(`packets.${one}`)] as const)}
        onChoose={(way) => {
          const chosen = PACKET_LISTS.find((one) => one === way)
          if (chosen !== undefined)
            void navigate(toWallet({ view: 'packets', of: chosen }), { replace: true })
        }}
      />
      <WalletList
        key={of}
        list={list}
        nothing={<Nothing title={t(`packets.${of}None`)} lead={t(`packets.${of}Lead`)} />}
      >
        {(rows) => (
          <ul className="wallet-rows">
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} of={of} me={me} />
              </li>
            ))}
          </ul>
        )}
      </WalletList>
    </section>
  )
}

function Row({ row, of, me }: { row: PacketRecord; of: PacketList; me: ImId }) {
  const { t } = useTranslation('wallet')
  const { id, from, to, note, amount, part, at } = row
  const isOwn = from === me
  const isSent = of === 'sent'
  const { group, nameOf } = usePeople(row, isOwn ? to : from)
  const name = isolate(isSent ? group || nameOf(to) : nameOf(from))
  return (
    <Link className="wallet-record" to={toWallet({ view: 'packets', packet: id })}>
      <span className="wallet-words">
        <span>
          {isOwn && !isSent
            ? t('opening.own')
            : t(isSent ? 'records.packetTo' : 'records.packetFrom', { name })}
        </span>
        <small>
          <bdi>{note || t('card.greeting')}</bdi>
          {!isSent && group !== '' && (
            <>
              {' · '}
              <bdi>{group}</bdi>
            </>
          )}
          {` · ${showWhen(at, Date.now())}`}
        </small>
      </span>
      <span className="wallet-words wallet-end">
        <strong data-in={!isSent || undefined}>{isSent ? showAmount(amount) : `+${showAmount(part)}`}</strong>
        {isSent && <small>{howFar(row, t)}</small>}
      </span>
    </Link>
  )
}

type Say = ReturnType<typeof useTranslation<'wallet'>>['t']

function howFar({ count, left, isOver }: PacketRecord, t: Say): string {
  if (count === 1) return t(left === 0 ? 'card.openedOnce' : isOver ? 'card.expired' : 'card.notYet')
  if (left === 0) return t('card.allOpened', { count })
  if (isOver) return t('packets.over', { opened: count - left, count })
  return t('packets.opened', { opened: count - left, count })
}

/** One red packet, and the way to where it was sent. */
export function PacketPage({ id, me }: { id: string; me: ImId }) {
  const { t } = useTranslation('wallet')
  const told = useWalletRead(`/red_packets/${encodeURIComponent(id)}`, toPacket)
  return (
    <>
      <DetailHead
        back={toWallet({ view: 'packets', of: told.data?.from === me ? 'sent' : 'received' })}
        backName={t('packets.back')}
        title={t('packet')}
      />
      <OnceRead told={told} missing={<p className="soft">{t('opening.missing')}</p>} count={2}>
        {(packet) => <Told packet={packet} me={me} />}
      </OnceRead>
    </>
  )
}

function Told({ packet, me }: { packet: Packet; me: ImId }) {
  const other = packet.from === me ? packet.to : packet.from
  const { place, group, nameOf } = usePeople(packet, other)
  return (
    <div className="wallet-packet">
      <PacketShown packet={packet} me={me} />
      <ToChat place={place} name={group || nameOf(other)} />
    </div>
  )
}
