import { useTranslation } from 'react-i18next'
import { NOTE_MAX, PACKET_MOST, PACKET_PARTS_MOST } from '../../../contract/wallet'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Field } from '../../../ui/field'
import { centsOf, toAscii } from './amount'
import { AmountField } from './amount-field'
import { faultOfAmount } from './amount-words'
import { sendPacket } from './api'
import { SendDialog } from './send-dialog'
import type { Purse } from './table'
import { Ways } from './ways'

const EMPTY = { amount: '', parts: '', way: 'chance', note: '' }

/** A red packet for one, or for a group: there so many parts, by chance or equal. */
export function PacketDialog({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const { conversation, peer, name } = purse
  const partsOf = (text: string): number => {
    const parts = peer !== null ? 1 : /^\d+$/.test(text.trim()) ? Number(text) : 0
    return parts <= PACKET_PARTS_MOST ? parts : 0
  }
  const faultOfParts = ({ amount, parts }: typeof EMPTY): string | undefined => {
    if (partsOf(parts) === 0) return t('form.noParts', { count: PACKET_PARTS_MOST })
    return centsOf(amount) > 0 && partsOf(parts) > centsOf(amount) ? t('form.tooMany') : undefined
  }
  return (
    <SendDialog
      title={t('form.packetTo', { name: isolate(name) })}
      what={`packet.${conversation}`}
      empty={EMPTY}
      form={({ fields, change, isTried, balance }) => (
        <>
          <AmountField
            label={t(peer === null ? 'form.total' : 'form.amount')}
            value={fields.amount}
            error={isTried ? faultOfAmount(centsOf(fields.amount), PACKET_MOST, balance, t) : undefined}
            {...(balance === null ? {} : { help: t('form.amountHelp', { amount: showAmount(balance) }) })}
            onChange={(amount) => change({ amount })}
          />
          {peer === null && (
            <>
              <Field
                label={t('form.parts')}
                value={fields.parts}
                error={isTried || fields.parts !== '' ? faultOfParts(fields) : undefined}
                help={t('form.partsHelp', { count: PACKET_PARTS_MOST })}
                inputMode="numeric"
                autoComplete="off"
                onChange={({ target }) => change({ parts: toAscii(target.value) })}
              />
              <Ways
                label={t('form.way')}
                value={fields.way}
                ways={[
                  ['chance', t('form.chance')],
                  ['equal', t('form.equal')],
                ]}
                onChoose={(way) => change({ way })}
              />
            </>
          )}
          <Field
            label={t('form.greeting')}
            value={fields.note}
            error={undefined}
            placeholder={t('card.greeting')}
            maxLength={NOTE_MAX}
            dir="auto"
            onChange={({ target }) => change({ note: target.value })}
          />
        </>
      )}
      amountOf={(fields) => {
        const cents = centsOf(fields.amount)
        return cents > PACKET_MOST || faultOfParts(fields) !== undefined ? 0 : cents
      }}
      linesOf={({ parts, way, note }) => [
        [t('confirm.to'), name],
        ...(peer === null
          ? [
              [t('confirm.parts'), String(partsOf(parts))] as const,
              [t('confirm.way'), t(way === 'equal' ? 'form.equal' : 'form.chance')] as const,
            ]
          : []),
        ...(note.trim() === '' ? [] : [[t('confirm.note'), note.trim()] as const]),
      ]}
      returns={t('confirm.packetReturns')}
      label={(cents) => t('send', { amount: showAmount(cents) })}
      send={({ fields: { amount, parts, way, note }, onceKey, pin }) =>
        sendPacket(conversation, {
          amount: centsOf(amount),
          parts: partsOf(parts),
          isEqual: way === 'equal',
          note: note.trim(),
          pin,
          onceKey,
        })
      }
      onClose={onClose}
    />
  )
}
